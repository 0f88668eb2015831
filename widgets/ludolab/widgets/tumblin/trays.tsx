// One tray for each seat: who it is, the dice still in hand, the total so far.
import { Die } from "../kit/die";
import { SeatMark } from "../kit/seat";
import type { Say } from "../kit/language";
import { STAR } from "./ask";

export interface TraysProps {
  readonly hand: readonly number[];
  /** Dice a seat has in a full hand: the tray keeps that many places. */
  readonly dice: number;
  readonly totals: readonly number[];
  readonly next: number | null;
  readonly winners: readonly number[];
  /** The seat whose total may not be seen yet. */
  readonly covered: number | null;
  readonly say: Say;
}

export function Trays({ hand, dice, totals, next, winners, covered, say }: TraysProps) {
  return (
    <ul class={`tumblin-trays${totals.length > 2 ? " tumblin-many" : ""}${totals.length > 4 ? " tumblin-most" : ""}`} aria-label={say.text("tumblin-trays")}>
      {totals.map((total, seat) => {
        const left = hand[seat] ?? 0;
        // The die on the disc has left the tray already.
        const waiting = seat === next ? Math.max(0, left - 1) : left;
        const name = say.name(seat);
        return (
          <li key={seat} class={`tumblin-seat-${seat}${seat === next ? " tumblin-next" : ""}${winners.includes(seat) ? " tumblin-winner" : ""}`} aria-current={seat === next ? "true" : undefined}>
            <span class="tumblin-tray-head">
              <SeatMark seat={seat} />
              {winners.includes(seat) && <svg class="tumblin-crown" viewBox="0 0 24 24" role="img" aria-label={say.text("tumblin-winner")}><path d={STAR} /></svg>}
              <span class="tumblin-name" title={name}>{name}</span>
            </span>
            <span class="tumblin-tray-total"><span class="tumblin-unseen">{say.text("tumblin-total")}</span><b>{covered === seat ? "?" : say.number(total)}</b></span>
            <svg class="tumblin-hand" viewBox={`0 0 ${dice * 22} 22`} role="img" aria-label={say.text("tumblin-dice-left", { n: left })}>
              {Array.from({ length: dice }, (_, index) => (
                <g key={index} transform={`translate(${index * 22 + 11} 11)`}>
                  {index < waiting ? <Die seat={seat} face={0} size={15} /> : <rect class="tumblin-empty-place" x="-7" y="-7" width="14" height="14" rx="3.5" />}
                </g>
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
