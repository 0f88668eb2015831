// Who starts: one button rolls for all, or the faces of real dice are picked seat by seat.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { DieIcon } from "../kit/die";
import { SeatMark } from "../kit/seat";
import type { Prompt } from "../kit/strip";
import type { Say } from "../kit/language";
import { FaceRow } from "./typed";

const FACES = [1, 2, 3, 4, 5, 6];

/** The faces entered so far, and what to ask for next; a new `ply` begins anew. */
export function useOpening(ply: number, seats: readonly number[]) {
  const [kept, setKept] = useState<{ readonly ply: number; readonly faces: readonly number[] }>({ ply, faces: [] });
  const faces = kept.ply === ply ? kept.faces : [];
  const next = seats[faces.length];
  return {
    faces, next,
    enter: (all: readonly number[]): void => setKept({ ply, faces: all }),
    prompt: (typed: boolean, say: Say): Prompt => next === undefined || !typed
      ? { seat: null, text: say.text(ply > 0 ? "tumblin-roll-again-why" : "tumblin-roll-why") } : { seat: next, text: say.text("tumblin-rolled-what", { name: say.name(next) }) },
  };
}

export interface OpeningProps {
  readonly opening: ReturnType<typeof useOpening>;
  /** The seats that roll, in order. */
  readonly seats: readonly number[];
  /** True when some have rolled already and these are still tied. */
  readonly again: boolean;
  readonly typed: boolean;
  readonly able: boolean;
  readonly say: Say;
  readonly onRoll: () => void;
  readonly onOrder: (faces: readonly number[]) => void;
}

export function Opening({ opening: { faces, next, enter }, seats, again, typed, able, say, onRoll, onOrder }: OpeningProps) {
  return (
    <div class="tumblin-typed">
      {typed && (
        <>
          <FaceRow faces={FACES} seat={next ?? 0} off={!able || next === undefined} say={say} onPick={(face) => enter([...faces, face])} />
          <Rolls rolls={seats.map((seat, index) => [seat, faces.slice(index, index + 1)])} say={say} />
        </>
      )}
      {typed && faces.length === seats.length
        ? <Button look="primary" label={say.text("tumblin-enter-order")} off={!able} onPress={() => onOrder(faces)} />
        : <Button look={typed && faces.length > 0 ? "quiet" : "primary"} label={say.text(again ? "tumblin-roll-again" : "tumblin-roll")} off={!able} onPress={onRoll} />}
      {typed && faces.length > 0 && <Button look="quiet" icon="undo" iconOnly label={say.text("tumblin-take-back")} onPress={() => enter(faces.slice(0, -1))} />}
    </div>
  );
}

/** What each seat rolled; an empty place where a roll is still missing. */
export function Rolls({ rolls, say }: { readonly rolls: readonly (readonly [seat: number, faces: readonly number[]])[]; readonly say: Say }) {
  return (
    <ul class="tumblin-rolled">
      {rolls.map(([seat, faces]) => (
        <li key={seat}>
          <SeatMark seat={seat} /><span class="tumblin-name">{say.name(seat)}</span>
          {faces.length === 0 ? <span class="tumblin-blank" /> : faces.map((face, index) => <DieIcon key={index} seat={seat} face={face} name={say.text("tumblin-face", { face })} />)}
        </li>
      ))}
    </ul>
  );
}
