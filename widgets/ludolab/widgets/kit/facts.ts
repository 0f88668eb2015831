// Traits as signals. A host sets all values of one message before it tells of the first, so one look at the first event reads a
// state that belongs together; looking at single traits would show a new cursor over an old recording.
import { batch, signal as cell, type ReadonlySignal, type Signal } from "@preact/signals";
import type { AnyModel } from "@anywidget/types";

export type Facts<T> = { readonly [K in keyof T]: ReadonlySignal<T[K]> };

type Bag = Record<string, unknown>;

/** Signals of the named traits until `gone` aborts. `before` runs ahead of the signals, `after` gets the names that changed. */
export function facts<T extends object>(
  model: AnyModel<T>,
  names: readonly (keyof T & string)[],
  gone: AbortSignal,
  before: () => void = () => {},
  after: (changed: readonly (keyof T & string)[]) => void = () => {},
): Facts<T> {
  const source = model as unknown as AnyModel<Bag>;
  const cells = new Map<string, Signal<unknown>>(names.map((name) => [name, cell(source.get(name))]));
  const refresh = (): void => {
    before();
    const changed = names.filter((name) => source.get(name) !== cells.get(name)?.peek());
    batch(() => {
      for (const name of changed) cells.get(name)!.value = source.get(name);
      after(changed);
    });
  };
  for (const name of names) source.on(`change:${name}`, refresh);
  gone.addEventListener("abort", () => { for (const name of names) source.off(`change:${name}`, refresh); }, { once: true });
  return Object.fromEntries(cells) as unknown as Facts<T>;
}

/** Writes a trait here and, where a kernel listens, there. */
export function write<T extends object>(model: AnyModel<T>, name: keyof T & string, value: unknown): void {
  const target = model as unknown as AnyModel<Bag>;
  target.set(name, value);
  try {
    target.save_changes();
  } catch {
    // Without a kernel the change stays in the page, which is all that looking back and forth needs.
  }
}
