// Is anyone there? The host's own word for it cannot be trusted (after a crash it says "idle"), so Python sends a beat every second
// and the page listens for it:
//
//   asking   nothing heard yet
//   alive    beats arrive
//   busy     beats arrive, an intent has waited for its answer
//   gone     no beat for four seconds, or the host said so, or sending failed; the next beat brings it back
import { computed, signal as cell, type ReadonlySignal } from "@preact/signals";

export type Alive = "asking" | "alive" | "busy" | "gone";

export const SILENCE_MS = 4000;
export const PATIENCE_MS = 600;
export const BLOCKED_MS = 60_000;

export interface Kernel {
  readonly state: ReadonlySignal<Alive>;
  /** An intent is under way and nothing else may be sent. */
  readonly waiting: ReadonlySignal<boolean>;
  /** Python was heard; `beatless` where it cannot beat (no threads) and silence means nothing. */
  heard(beatless?: boolean): void;
  /** An intent was sent, or could not be. */
  sent(arrived: boolean): void;
  /** A frame, a refusal or another change from Python. */
  answered(): void;
  lost(): void;
}

/** Judges until `gone` aborts; a page in the background is not judged, as its timers and messages are held up. */
export function listen(gone: AbortSignal): Kernel {
  const known = cell(false);
  const silent = cell(false);
  const waiting = cell(false);
  const overdue = cell(false);
  let judged = true;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const stop = (name: string): void => {
    clearTimeout(timers.get(name));
    timers.delete(name);
  };
  const after = (name: string, delayMs: number, then: () => void): void => {
    stop(name);
    if (!gone.aborted) timers.set(name, setTimeout(() => { timers.delete(name); then(); }, delayMs));
  };
  const lost = (): void => {
    silent.value = true;
    waiting.value = false;
    overdue.value = false;
    for (const name of [...timers.keys()]) stop(name);
  };
  const judge = (): void => {
    if (!judged || document.hidden) stop("silence");
    else if (!silent.value) after("silence", SILENCE_MS, lost);
  };

  document.addEventListener("visibilitychange", judge, { signal: gone });
  gone.addEventListener("abort", () => { for (const name of [...timers.keys()]) stop(name); }, { once: true });
  judge();

  return {
    state: computed(() => (silent.value ? "gone" : !known.value ? "asking" : overdue.value ? "busy" : "alive")),
    waiting,
    heard(beatless = false) {
      if (beatless) judged = false;
      known.value = true;
      silent.value = false;
      judge();
    },
    sent(arrived) {
      if (!arrived) { lost(); return; }
      waiting.value = true;
      after("patience", PATIENCE_MS, () => { overdue.value = true; });
      after("blocked", BLOCKED_MS, () => { waiting.value = false; });
    },
    answered() {
      stop("patience");
      stop("blocked");
      waiting.value = false;
      overdue.value = false;
    },
    lost,
  };
}
