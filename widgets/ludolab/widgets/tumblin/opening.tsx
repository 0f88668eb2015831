// Who starts: one button rolls for all, or the faces of real dice are picked seat by seat.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { DieIcon } from "../kit/die";
import { SeatMark } from "../kit/seat";
import type { Say } from "../kit/language";
import { FaceRow } from "./typed";

const FACES = [1, 2, 3, 4, 5, 6];

export interface OpeningProps {
  readonly ply: number;
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

export function Opening({ ply, seats, again, typed, able, say, onRoll, onOrder }: OpeningProps) {
  const [kept, setKept] = useState<{ readonly ply: number; readonly faces: readonly number[] }>({ ply, faces: [] });
  const faces = kept.ply === ply ? kept.faces : [];
  const next = seats[faces.length];
  const question = next === undefined || !typed ? say.text(again ? "tumblin-roll-again-why" : "tumblin-roll-why") : say.text("tumblin-rolled-what", { name: say.name(next) });
  return (
    <div class={`tumblin-opening${typed ? "" : " tumblin-brief"}`}>
      <p class="tumblin-question" aria-live="polite">{question}</p>
      {typed && (
        <>
          <FaceRow faces={FACES} seat={next ?? 0} off={!able || next === undefined} say={say} onPick={(face) => setKept({ ply, faces: [...faces, face] })} />
          <Rolls rolls={seats.map((seat, index) => [seat, faces.slice(index, index + 1)])} say={say} />
        </>
      )}
      <div class="tumblin-typed-buttons">
        {typed && faces.length === seats.length
          ? <Button look="primary" label={say.text("tumblin-enter-order")} off={!able} onPress={() => onOrder(faces)} />
          : <Button look={typed && faces.length > 0 ? "quiet" : "primary"} label={say.text(again ? "tumblin-roll-again" : "tumblin-roll")} off={!able} onPress={onRoll} />}
        {typed && faces.length > 0 && <Button look="quiet" icon="undo" iconOnly label={say.text("tumblin-take-back")} onPress={() => setKept({ ply, faces: faces.slice(0, -1) })} />}
      </div>
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
