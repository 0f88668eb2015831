// Seats are told apart by colour and mark together, so that neither is needed alone.

const MARKS = [
  "M6 1.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 0 1 0-9.6z",
  "M6 .9 11.4 10.6H.6z",
  "M1.6 1.6h8.8v8.8H1.6z",
  "M6 .3 11.7 6 6 11.7.3 6z",
  "M6 .5 7.6 4.2 11.6 4.6 8.6 7.2 9.5 11.2 6 9.1 2.5 11.2 3.4 7.2.4 4.6 4.4 4.2z",
  "M4.1.9h3.8v3.2h3.2v3.8H7.9v3.2H4.1V7.9H.9V4.1h3.2z",
] as const;

/** The seat's mark as an SVG path in a box of 12 by 12. */
export function markPath(seat: number): string {
  return MARKS[((seat % MARKS.length) + MARKS.length) % MARKS.length] ?? MARKS[0];
}

/** The custom property that holds the seat's colour, readable on paper in both themes. */
export function seatColour(seat: number): string {
  return `var(--ludolab-seat-${((seat % MARKS.length) + MARKS.length) % MARKS.length})`;
}

/** The mark as a small picture; the name beside it is what is read aloud. */
export function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <svg class="ludolab-seat-mark" viewBox="0 0 12 12" aria-hidden="true" style={{ fill: seatColour(seat) }}>
      <path d={markPath(seat)} />
    </svg>
  );
}
