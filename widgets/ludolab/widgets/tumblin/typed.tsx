// The score pad of a real board: where the die lies is pointed at on the drawn one, which face it shows is picked below, and dice
// that were struck are moved the same way. The whole throw is sent as one step.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { DieIcon } from "../kit/die";
import type { Say } from "../kit/language";
import type { Place } from "./geometry";
import type { ScenePicking, SceneZones } from "./scene";
import { landing, letterOf, seatOf } from "./story";

export interface Struck { readonly die: string; readonly spot: string }

/** A throw on its way to being a step. */
export interface Draft {
  /** The struck die that is being moved; null for the thrown one. */
  readonly subject: string | null;
  readonly place: Place | null;
  /** Where the thrown die ended, once it is known. */
  readonly spot: string | null;
  readonly hits: readonly Struck[];
  /** The next tap on the board picks a die that was struck. */
  readonly choosing: boolean;
}

export const EMPTY: Draft = { subject: null, place: null, spot: null, hits: [], choosing: false };

const placed = (draft: Draft, spot: string): Draft => draft.subject === null
  ? { ...draft, place: null, spot, choosing: false }
  : { ...draft, subject: null, place: null, choosing: false, hits: [...draft.hits.filter(({ die }) => die !== draft.subject), { die: draft.subject, spot }] };

/** A place was pointed at: off and short need no face, a level waits for one. */
export function pointed(draft: Draft, place: Place): Draft {
  if (draft.choosing) return draft;
  return typeof place === "string" ? placed(draft, place) : { ...draft, place, ...(draft.subject === null ? { spot: null } : {}) };
}

export function faced(draft: Draft, face: number): Draft {
  return typeof draft.place === "number" ? placed(draft, `${draft.place}:${face}`) : draft;
}

export function struck(draft: Draft, die: string): Draft {
  return { ...draft, subject: die, place: null, choosing: false };
}

/** One thing taken back: a half-placed die, the search for a struck one, the last struck die, the throw itself. */
export function back(draft: Draft): Draft {
  if (draft.place !== null) return { ...draft, place: null };
  if (draft.subject !== null || draft.choosing) return { ...draft, subject: null, choosing: false };
  if (draft.hits.length > 0) return { ...draft, hits: draft.hits.slice(0, -1) };
  return EMPTY;
}

/** The places and faces of the legal landings, read from their text. */
export function offered(legal: readonly string[]): { readonly places: ReadonlySet<string>; readonly faces: readonly number[] } {
  const parts = legal.map((text) => text.split(":"));
  const faces = new Set(parts.flatMap(([, face]) => (face === undefined ? [] : [Number(face)])));
  return { places: new Set(parts.map(([place]) => place ?? "")), faces: [...faces].sort((a, b) => a - b) };
}

export interface Typing {
  readonly draft: Draft;
  readonly zones: SceneZones | null;
  readonly picking: ScenePicking | null;
  readonly change: (to: Draft) => void;
  /** A key pressed on the board or the panel; true when it was used. */
  readonly key: (event: KeyboardEvent) => boolean;
}

/** What a place is called. */
export const placeName = (say: Say, place: Place): string => typeof place === "number" ? say.text("tumblin-level", { level: place }) : say.text(`tumblin-place-${place}`);

/** The draft of one throw; a new `ply` begins an empty one. `here`: throws may be entered at this frame; `able`: right now. */
export function useTyping(ply: number, legal: readonly string[], here: boolean, able: boolean, say: Say, send: (text: string) => void): Typing {
  const [kept, setKept] = useState<{ readonly ply: number; readonly draft: Draft }>({ ply, draft: EMPTY });
  const draft = kept.ply === ply ? kept.draft : EMPTY;
  const change = (to: Draft): void => setKept({ ply, draft: to });
  const on = here && legal.length > 0;
  const { places, faces } = offered(legal);
  const key = (event: KeyboardEvent): boolean => {
    if (!on || !able || event.ctrlKey || event.metaKey || event.altKey) return false;
    const digit = /^[0-9]$/.test(event.key) ? Number(event.key) : null;
    if (digit !== null && draft.place !== null && faces.includes(digit)) change(faced(draft, digit));
    else if (digit !== null && draft.place === null && !draft.choosing && places.has(String(digit))) change(pointed(draft, digit));
    else if (event.key === "Backspace") change(back(draft));
    else if (event.key === "Enter" && draft.spot !== null && draft.subject === null && !(event.target as Element).closest("button, [role=button]")) send(landing(draft.spot, draft.hits));
    else return false;
    return true;
  };
  return {
    draft, change, key,
    zones: on && !draft.choosing ? { open: places, picked: draft.place ?? (draft.subject === null ? placeOf(draft.spot) : null), name: (place) => placeName(say, place), onPick: (place) => { if (able) change(pointed(draft, place)); } } : null,
    picking: on && draft.choosing ? { picked: draft.subject, taken: new Set(draft.hits.map(({ die }) => die)), onPick: (die) => { if (able) change(struck(draft, die)); } } : null,
  };
}

/** The place of a written spot. */
export function placeOf(spot: string | null): Place | null {
  if (spot === null) return null;
  return spot === "short" || spot === "off" ? spot : Number(spot.split(":")[0]);
}

export interface TypedBarProps {
  readonly typing: Typing;
  readonly legal: readonly string[];
  readonly able: boolean;
  /** The die that is thrown. */
  readonly die: string;
  /** Whether other dice lie on the board. */
  readonly others: boolean;
  readonly say: Say;
  readonly onSend: (text: string) => void;
}

const spotName = (say: Say, spot: string): string => {
  const [place, face] = spot.split(":");
  return face === undefined ? say.text(`tumblin-place-${place ?? "off"}`) : say.text("tumblin-spot", { face: Number(face), level: Number(place) });
};

/** What is to be pointed at or picked next; `die` is the one that is thrown. */
export function question({ subject, choosing, place, spot }: Draft, die: string, say: Say): string {
  const named = { name: say.name(seatOf(subject ?? die)), die: letterOf(subject ?? die) };
  return choosing ? say.text("tumblin-which-hit")
    : typeof place === "number" ? say.text("tumblin-which-face", { ...named, level: place })
    : subject !== null ? say.text("tumblin-where-to", named)
    : spot === null ? say.text("tumblin-where", named)
    : say.text("tumblin-entered", { ...named, spot: spotName(say, spot) });
}

/** Faces, the one button that sends the throw, and what was hit so far. */
export function TypedBar({ typing: { draft, change }, legal, able, die, others, say, onSend }: TypedBarProps) {
  const ready = able && draft.spot !== null && draft.subject === null && draft.place === null && !draft.choosing;
  return (
    <>
      <div class="tumblin-typed">
        <FaceRow faces={offered(legal).faces} seat={seatOf(draft.subject ?? die)} off={!able || typeof draft.place !== "number"} say={say} onPick={(face) => change(faced(draft, face))} />
        <Button look="primary" label={say.text("tumblin-enter-throw")} off={!ready} onPress={() => onSend(landing(draft.spot ?? "", draft.hits))} />
        <Button look="quiet" label={say.text("tumblin-hit-others")} off={!able || draft.spot === null || !others} pressed={draft.choosing} onPress={() => change({ ...draft, choosing: !draft.choosing, subject: null, place: null })} />
        <Button look="quiet" icon="undo" iconOnly label={say.text("tumblin-take-back")} off={draft === EMPTY} onPress={() => change(back(draft))} />
      </div>
      {draft.hits.length > 0 && (
        <ul class="tumblin-hits">
          {draft.hits.map((hit) => (
            <li key={hit.die}>
              {say.text("tumblin-hit-to", { name: say.name(seatOf(hit.die)), die: letterOf(hit.die), spot: spotName(say, hit.spot) })}
              <Button look="quiet" icon="close" iconOnly label={say.text("tumblin-hit-remove")} onPress={() => change({ ...draft, hits: draft.hits.filter(({ die: name }) => name !== hit.die) })} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Dice to pick a face from. */
export function FaceRow({ faces, seat, off, say, onPick }: {
  readonly faces: readonly number[]; readonly seat: number; readonly off: boolean; readonly say: Say; readonly onPick: (face: number) => void;
}) {
  return (
    <div class={`tumblin-faces${off ? " tumblin-off" : ""}`} role="group" aria-label={say.text("tumblin-faces")}>
      {faces.map((face) => (
        <button key={face} type="button" class="tumblin-face" aria-disabled={off || undefined} aria-label={say.text("tumblin-face", { face })} onClick={() => { if (!off) onPick(face); }}>
          <DieIcon seat={seat} face={face} />
        </button>
      ))}
    </div>
  );
}
