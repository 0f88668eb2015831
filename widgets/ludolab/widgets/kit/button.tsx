// One button for everything that can be pressed. It is never `disabled`: a button that loses the focus while it waits for its answer
// would hand the next key to the notebook. It says so to the ear instead, and does nothing.
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icons";

export interface ButtonProps {
  readonly onPress: () => void;
  /** What it is called; also its name where only the icon is shown. */
  readonly label: string;
  readonly icon?: IconName;
  readonly iconOnly?: boolean;
  readonly look?: "primary" | "plain" | "quiet";
  readonly off?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** Further words for the ear and the pointer. */
  readonly hint?: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Button({ onPress, label, icon, iconOnly = false, look = "plain", off = false, pressed, expanded, hint, class: more = "", children }: ButtonProps) {
  return (
    <button
      type="button"
      class={`ludolab-button ludolab-${look}${iconOnly ? " ludolab-icon-button" : ""} ${more}`}
      aria-label={iconOnly || children !== undefined ? label : undefined}
      title={hint ?? (iconOnly ? label : undefined)}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={() => { if (!off) onPress(); }}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children ?? (iconOnly ? null : <span>{label}</span>)}
    </button>
  );
}

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** The whole word, where the label is short. */
  readonly name?: string;
}

/** A few choices side by side, one of them on. */
export function Segments<T extends string>({ label, choices, value, onPick, class: more = "" }: {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onPick: (value: T) => void;
  readonly class?: string;
}) {
  return (
    <div class={`ludolab-segments ${more}`} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={choice.name}
          title={choice.name}
          onClick={() => { if (choice.value !== value) onPick(choice.value); }}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
