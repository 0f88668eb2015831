// Tabs: arrows change over, Tab goes on into the panel.
import type { ComponentChildren } from "preact";

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
}

export function Tabs<T extends string>({ label, tabs, value, onPick, prefix }: {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onPick: (value: T) => void;
  /** Makes ids unique in the page. */
  readonly prefix: string;
}) {
  const turn = (event: KeyboardEvent, by: number): void => {
    const at = tabs.findIndex(({ id }) => id === value);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onPick(next.id);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div
      class="ludolab-tabs"
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") turn(event, 1);
        else if (event.key === "ArrowLeft") turn(event, -1);
      }}
    >
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          class="ludolab-tab"
          role="tab"
          id={`${prefix}-${id}`}
          data-tab={id}
          aria-selected={id === value}
          aria-controls={`${prefix}-${id}-panel`}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onPick(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** `scrolls`: what does not fit can be scrolled to, by keys too. */
export function Panel({ prefix, id, hidden = false, scrolls = false, class: more = "", children }: {
  readonly prefix: string; readonly id: string; readonly hidden?: boolean; readonly scrolls?: boolean; readonly class?: string; readonly children: ComponentChildren;
}) {
  return (
    <div class={`ludolab-panel ${more}`} role="tabpanel" {...(scrolls ? { tabIndex: 0, "data-own-keys": true } : {})} id={`${prefix}-${id}-panel`} aria-labelledby={`${prefix}-${id}`} hidden={hidden}>
      {children}
    </div>
  );
}
