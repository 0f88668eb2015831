// Arithmetic written out and drawn: a sentence, hops on a number line, a ten-frame, rows of dots. Each part of a sum keeps one
// look in all of them (first: filled, second: ringed), so that colour is never alone. Every number is given; nothing is reckoned
// here beyond the place where a hop lands.
import "./sums.css";

export type Sign = "+" | "×";

interface Terms { readonly terms: readonly number[] }

/** `4 on level 3 → 4 + 3 = 7`; without a total the result stays open. */
export function Sentence({ terms, sign, total, lead, open = "?" }: Terms & {
  readonly sign: Sign; readonly total: number | string | null; readonly lead?: string; readonly open?: string;
}) {
  return (
    <p class="ludolab-sentence">
      {lead !== undefined && <><span class="ludolab-sentence-lead">{lead}</span><Arrow /></>}
      <span class="ludolab-sentence-sum">
        {terms.map((term, index) => (
          <span key={index}>{index > 0 && <span class="ludolab-sentence-sign"> {sign} </span>}<span class={`ludolab-term-${index % 2}`}>{term}</span></span>
        ))}
        <span class="ludolab-sentence-sign"> = </span>
        <b>{total ?? open}</b>
      </span>
    </p>
  );
}

function Arrow() {
  return (
    <svg class="ludolab-sentence-arrow" viewBox="0 0 22 12" aria-hidden="true"><path d="M1 6h18M14 1.5 19.5 6 14 10.5" /></svg>
  );
}

const LEFT = 12;
const WIDTH = 340;
const BASE = 66;

/** Hops from 0, one for each term; `bare` leaves them out and marks only where the second hop begins. */
export function NumberLine({ terms, max = 10, label, bare = false }: Terms & { readonly max?: number; readonly label: string; readonly bare?: boolean }) {
  const step = (WIDTH - 2 * LEFT) / max;
  const at = (value: number): number => LEFT + value * step;
  const starts = terms.map((_, index) => terms.slice(0, index).reduce((sum, term) => sum + term, 0));
  const end = terms.reduce((sum, term) => sum + term, 0);
  return (
    <svg class="ludolab-number-line" viewBox={bare ? `0 ${BASE - 14} ${WIDTH} 40` : `0 0 ${WIDTH} 92`} role="img" aria-label={label}>
      <path class="ludolab-number-line-axis" d={`M${LEFT - 6} ${BASE}H${WIDTH - LEFT + 6}`} />
      {Array.from({ length: max + 1 }, (_, value) => (
        <g key={value}>
          <path class="ludolab-number-line-tick" d={`M${at(value)} ${BASE - 5}v10`} />
          <text class={!bare && value === end ? "ludolab-number-line-goal" : ""} x={at(value)} y={BASE + 22.5}>{value}</text>
        </g>
      ))}
      {!bare && terms.map((term, index) => {
        const from = at(starts[index] ?? 0);
        const to = at((starts[index] ?? 0) + term);
        const peak = BASE - 3 - Math.min(46, 20 + (to - from) * 0.2);
        const top = BASE - 3 - (BASE - 3 - peak) / 0.75; // where the handles must be for the curve to reach the peak
        return term > 0 && (
          <g key={index} class={`ludolab-hop ludolab-hop-${index % 2}`}>
            <path class="ludolab-hop-arc" d={`M${from} ${BASE - 3}C${from} ${top} ${to} ${top} ${to - 1} ${BASE - 6}`} />
            <path class="ludolab-hop-tip" d={`M${to - 5.4} ${BASE - 11}L${to - 0.6} ${BASE - 4}L${to + 3.2} ${BASE - 11.5}z`} />
            <text x={(from + to) / 2} y={peak - 5}>+{term}</text>
          </g>
        );
      })}
      {bare ? <circle class="ludolab-number-line-start" cx={at(terms[0] ?? 0)} cy={BASE} r="5.5" /> : <circle class="ludolab-number-line-end" cx={at(end)} cy={BASE} r="6" />}
    </svg>
  );
}

/** Two rows of five boxes, filled term by term. */
export function TenFrame({ terms, label }: Terms & { readonly label: string }) {
  const owner = terms.flatMap((term, index) => Array.from({ length: term }, () => index));
  return (
    <svg class="ludolab-ten-frame" viewBox="0 0 142 58" role="img" aria-label={label}>
      {Array.from({ length: 10 }, (_, index) => {
        const x = 1 + (index % 5) * 28;
        const y = 1 + Math.floor(index / 5) * 28;
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect width="28" height="28" />
            {owner[index] !== undefined && <Counter term={owner[index]} x={14} y={14} />}
          </g>
        );
      })}
    </svg>
  );
}

/** `rows` rows of `columns` dots: a product one can count. */
export function DotArray({ rows, columns, label }: { readonly rows: number; readonly columns: number; readonly label: string }) {
  const width = columns * 26;
  const height = rows * 26;
  return (
    <svg class="ludolab-dot-array" viewBox={`0 0 ${Math.max(width, 26)} ${Math.max(height, 26)}`} style={{ "--ludolab-columns": Math.max(columns, 1) }} role="img" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <g key={row}>
          <rect class="ludolab-dot-row" x="1" y={row * 26 + 1.5} width={width - 2} height="23" rx="11.5" />
          {Array.from({ length: columns }, (_, column) => <circle key={column} class="ludolab-dot" cx={column * 26 + 13} cy={row * 26 + 13} r="7.2" />)}
        </g>
      ))}
    </svg>
  );
}

/** One counter in the look of its term. */
function Counter({ term, x, y }: { readonly term: number; readonly x: number; readonly y: number }) {
  return term % 2 === 0
    ? <circle class="ludolab-counter-0" cx={x} cy={y} r="9" />
    : <g class="ludolab-counter-1"><circle cx={x} cy={y} r="8" /><circle class="ludolab-counter-core" cx={x} cy={y} r="3" /></g>;
}
