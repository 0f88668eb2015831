// Who starts: one button rolls for all, or the faces of real dice are picked seat by seat.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { SeatMark } from "../kit/seat";
import { Die } from "../kit/die";
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
          <ul class="tumblin-rolled">
            {seats.map((seat, index) => (
              <li key={seat}>
                <SeatMark seat={seat} />
                <span class="tumblin-name">{say.name(seat)}</span>
                {faces[index] === undefined ? <span class="tumblin-blank" /> : (
                  <svg viewBox="-20 -20 40 41" role="img" aria-label={say.text("tumblin-face", { face: faces[index] })}><Die seat={seat} face={faces[index]} size={31} /></svg>
                )}
              </li>
            ))}
          </ul>
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
