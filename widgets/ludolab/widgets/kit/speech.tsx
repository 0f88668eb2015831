// What happened, for the ear: one polite live region, each sentence once. Of several views of one table only the one used last
// speaks, else every event would be heard twice.
import { signal as cell, type ReadonlySignal } from "@preact/signals";

export interface Voice {
  speak(text: string): void;
  readonly lines: ReadonlySignal<readonly { readonly id: number; readonly text: string }[]>;
}

const KEPT = 4;

/** Shared by the views of one table: who speaks. */
export interface Floor {
  speaker: HTMLElement | null;
}

export function voice(root: HTMLElement, floor: Floor, gone: AbortSignal): Voice {
  const lines = cell<readonly { id: number; text: string }[]>([]);
  let id = 0;
  floor.speaker ??= root;
  const take = (): void => { floor.speaker = root; };
  root.addEventListener("focusin", take, { signal: gone });
  root.addEventListener("pointerdown", take, { signal: gone });
  gone.addEventListener("abort", () => { if (floor.speaker === root) floor.speaker = null; }, { once: true });
  return {
    lines,
    speak(text) {
      floor.speaker ??= root;
      if (floor.speaker === root && text !== "") lines.value = [...lines.peek().slice(1 - KEPT), { id: (id += 1), text }];
    },
  };
}

export function LiveRegion({ voice: { lines } }: { readonly voice: Voice }) {
  return (
    <div class="ludolab-heard" aria-live="polite" aria-relevant="additions">
      {lines.value.map(({ id, text }) => <p key={id}>{text}</p>)}
    </div>
  );
}
