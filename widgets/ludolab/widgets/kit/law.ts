// The arithmetic of a drawn law: whole numbers as long as it is exact, floats only where a length or a text is made.

export type Outcome = number | string;
/** A count of equally likely cases; a decimal string where it outgrows what a JSON number holds exactly. */
export type Weight = string | number;
export type Law = readonly (readonly [Outcome, Weight])[];
/** How often each outcome was seen. */
export type Counts = readonly (readonly [Outcome, number])[];
export type Reading = "exactly" | "at-least" | "at-most";
export type Scale = "fraction" | "percent" | "of100";

/** n of d equal cases; d is above 0. */
export interface Ratio { readonly n: bigint; readonly d: bigint }

/** Integers between the least and the greatest outcome are shown too, impossible or not, up to this many. */
const MAX_FILLED = 400;

export function gcd(a: bigint, b: bigint): bigint {
  while (b) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

export function reduced({ n, d }: Ratio): Ratio {
  const divisor = gcd(n, d) || 1n;
  return { n: n / divisor, d: d / divisor };
}

/** The share of one place. */
export const ratioAt = (values: readonly bigint[], total: bigint, place: number): Ratio => ({ n: values[place] ?? 0n, d: total });

/** The ratio as a float: 15 places after the point, which is below one pixel and below any text. */
export function decimal({ n, d }: Ratio): number {
  return Number((n * 10n ** 15n) / d) / 1e15;
}

/** Whether the ratio in per cent ends within one place, so that "=" may stand before the text. */
export function ends({ n, d }: Ratio): boolean {
  return (n * 1000n) % d === 0n;
}

/** Every outcome that has a place on the axis, in order: integers without gaps, or categories as they come. */
export function axisOf(laws: readonly (Law | Counts | null | undefined)[]): Outcome[] {
  const seen = [...new Set(laws.flatMap((law) => (law ?? []).map(([outcome]) => outcome)))];
  if (!isNumeric(seen)) return seen;
  const sorted = seen.sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const span = (sorted.at(-1) ?? 0) - first + 1;
  return sorted.length && span <= MAX_FILLED ? Array.from({ length: span }, (_, index) => first + index) : sorted;
}

export function isNumeric(outcomes: readonly Outcome[]): outcomes is number[] {
  return outcomes.every((outcome) => typeof outcome === "number");
}

/** The weight of each outcome of the axis; 0 where the law does not name it. */
export function weightsOn(axis: readonly Outcome[], law: Law | Counts | null | undefined): bigint[] {
  const known = new Map((law ?? []).map(([outcome, weight]) => [outcome, BigInt(weight)]));
  return axis.map((outcome) => known.get(outcome) ?? 0n);
}

export function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

/** Each value, or the running total from its side: "at least" adds what lies to the right, "at most" what lies to the left. */
export function readAs<N extends bigint | number>(values: readonly N[], reading: Reading): N[] {
  if (reading === "exactly") return [...values];
  const ordered = reading === "at-least" ? [...values].reverse() : [...values];
  const running: N[] = [];
  for (const value of ordered) {
    const before = running.at(-1);
    running.push(before === undefined ? value : ((before as number) + (value as number)) as N);
  }
  return reading === "at-least" ? running.reverse() : running;
}

/** Mean and standard deviation of integer outcomes; null where there is no total or an outcome is no number. */
export function moments(law: Law | null | undefined): { readonly mean: Ratio; readonly spread: number } | null {
  if (!law || !isNumeric(law.map(([outcome]) => outcome))) return null;
  let total = 0n;
  let first = 0n;
  let second = 0n;
  for (const [outcome, weight] of law) {
    const x = BigInt(outcome);
    const w = BigInt(weight);
    total += w;
    first += w * x;
    second += w * x * x;
  }
  if (!total) return null;
  return { mean: { n: first, d: total }, spread: Math.sqrt(decimal({ n: second * total - first * first, d: total * total })) };
}

const ROUND_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000];

/** The smallest round whole step with which at most `most` ticks fall on `span`. */
export function wholeStep(span: number, most: number): number {
  return ROUND_STEPS.find((step) => span / step <= most) ?? 10 ** Math.ceil(Math.log10(span / Math.max(1, most)));
}

/** The outcomes that get a tick: whole numbers only, thinned evenly when they would touch. */
export function outcomeTicks(axis: readonly number[], most: number): number[] {
  const first = axis[0] ?? 0;
  const last = axis.at(-1) ?? 0;
  const step = wholeStep(last - first, Math.max(1, most - 1));
  const ticks: number[] = [];
  for (let tick = Math.ceil(first / step) * step; tick <= last; tick += step) ticks.push(tick);
  return ticks;
}

export interface ShareTick { readonly at: number; /** Set where the tick counts cases of a small total. */ readonly ratio: Ratio | null }

/** Ticks of the probability axis from 0 up to `top`: whole cases where the total is small, otherwise a round share. */
export function shareTicks(top: number, total: bigint | null, most = 6): ShareTick[] {
  if (total !== null && total > 0n && total <= 400n) {
    const whole = Number(total);
    const cases = top * whole;
    const divisors = ROUND_STEPS.concat(Array.from({ length: whole }, (_, index) => index + 1).filter((step) => whole % step === 0));
    const fitting = divisors.filter((step) => cases / step <= most);
    // With the whole in sight the last tick should be the whole itself, so only steps that divide it are taken.
    const step = Math.min(...(top >= 1 ? fitting.filter((candidate) => whole % candidate === 0) : fitting));
    return upTo(cases, step).map((n) => ({ at: n / whole, ratio: { n: BigInt(n), d: total } }));
  }
  let step = 1;
  for (let power = 0.1; top / step < most / 2.5 && power > 1e-12; power /= 10) {
    for (const factor of [5, 2, 1]) if (top / step < most / 2.5) step = factor * power;
  }
  return upTo(top / step, 1).map((n) => ({ at: n * step, ratio: null }));
}

function upTo(limit: number, step: number): number[] {
  return Array.from({ length: Math.floor(limit / step + 1e-9) + 1 }, (_, index) => index * step);
}
