// Points so far, one line for each seat.
import type { Desk } from "./mount";
import { SeatMark } from "./seat";
import type { TableTraits } from "./shapes";

export function Scores<T extends TableTraits>({ desk }: { readonly desk: Desk<T> }) {
  const say = desk.say.value;
  const { score, turn, winners = [] } = desk.shown.value;
  return (
    <section>
      <p class="ludolab-head">{say.text("table-score")}</p>
      <ul class="ludolab-scores">
        {score.map((points, seat) => (
          <li key={seat} class={turn === seat ? "ludolab-score-next" : ""}>
            <SeatMark seat={seat} />
            <span class="ludolab-score-name">{say.name(seat)}</span>
            {turn === seat && <span class="ludolab-chip">{say.text("table-next")}</span>}
            {winners.includes(seat) && <span class="ludolab-chip">{say.text("table-winner")}</span>}
            <b>{say.number(points)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
