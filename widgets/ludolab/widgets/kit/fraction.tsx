// A ratio as people write it. Long ones are left to the table: a fraction helps only while it can be read at a glance.
import "./fraction.css";
import type { Say } from "./language";
import { decimal, ends, reduced, type Ratio, type Scale } from "./law";

/** What a drawing needs of the page's language. */
export type Words = Pick<Say, "text" | "number" | "percent">;

const MAX_DIGITS = 9;
/** Up to this many cases the unreduced fraction is shown too, because it is the one that was counted. */
const MAX_COUNTED = 999n;

export function isLong({ n, d }: Ratio): boolean {
  return String(n).length + String(d).length > MAX_DIGITS;
}

export function Fraction({ ratio }: { readonly ratio: Ratio }) {
  return (
    <span class="ludolab-fraction">
      <span class="ludolab-fraction-top">{String(ratio.n)}</span>
      <span class="ludolab-fraction-slash">/</span>
      <span class="ludolab-fraction-below">{String(ratio.d)}</span>
    </span>
  );
}

/** "21 of 100": whole cases of a hundred, with one place where they are fewer than ten. */
export function ofHundred(share: number, words: Words): string {
  const n = share * 100;
  return words.text("chart-of-100", { n: words.number(n, { maximumFractionDigits: Math.abs(n) < 10 ? 1 : 0 }) });
}

export function shareText(share: number, scale: Scale, words: Words): string {
  return scale === "of100" ? ofHundred(share, words) : words.percent(share);
}

const wholeHundredth = ({ n, d }: Ratio): boolean => (n * 100n) % d === 0n || (n * 10n < d && ends({ n, d }));

/** The ratio as a sentence part for the ear: "5 of 24, about 20.8 %". */
export function ratioText(ratio: Ratio, scale: Scale, words: Words): string {
  if (ratio.n === 0n) return words.text("chart-impossible");
  if (ratio.n === ratio.d) return words.text("chart-certain");
  const small = reduced(ratio);
  const share = shareText(decimal(ratio), scale, words);
  const exact = scale === "of100" ? wholeHundredth(ratio) : ends(ratio);
  const rounded = exact ? share : words.text("chart-about", { share });
  if (scale !== "fraction" || isLong(small)) return rounded;
  return `${words.text("chart-n-of-d", { n: String(small.n), d: String(small.d) })}, ${rounded}`;
}

/** The ratio for the eye: a stacked fraction and what it is near to, or one of the two. */
export function RatioValue({ ratio, scale, words, short = false }: { readonly ratio: Ratio; readonly scale: Scale; readonly words: Words; readonly short?: boolean }) {
  const { n, d } = ratio;
  if (n === 0n || n === d) return <span class="ludolab-ratio">{words.text(n ? "chart-certain" : "chart-impossible")}</span>;
  const small = reduced(ratio);
  const share = shareText(decimal(ratio), scale, words);
  const exact = scale === "of100" ? wholeHundredth(ratio) : ends(ratio);
  const sign = <span class="ludolab-ratio-sign">{exact ? "=" : "≈"}</span>;
  if (scale !== "fraction") return <span class="ludolab-ratio">{sign}<b>{share}</b></span>;
  if (isLong(small)) return <span class="ludolab-ratio">{sign}<b>{share}</b></span>;
  return (
    <span class="ludolab-ratio">
      {!short && small.d !== d && d <= MAX_COUNTED ? <><Fraction ratio={ratio} /><span class="ludolab-ratio-sign">=</span></> : null}
      <Fraction ratio={small} />{sign}<span>{share}</span>
    </span>
  );
}
