// Small drawn paths in a box of 16 by 16. A button's name is its label; the picture is silent.

const PATHS = {
  first: "M4 3.2v9.6M12.2 3.2 7.4 8l4.8 4.8",
  back: "M10.4 3.2 5.6 8l4.8 4.8",
  play: "M4.5 2.8v10.4L13 8z",
  pause: "M4.5 3h2.4v10H4.5zM9.1 3h2.4v10H9.1z",
  forward: "M5.6 3.2 10.4 8l-4.8 4.8",
  last: "M12 3.2v9.6M3.8 3.2 8.6 8l-4.8 4.8",
  undo: "M6 3 2.6 6.4 6 9.8M3 6.4h6.2a3.6 3.6 0 0 1 0 7.2H6.4",
  redo: "M10 3l3.4 3.4L10 9.8M13 6.4H6.8a3.6 3.6 0 0 0 0 7.2h2.8",
  menu: "M2.5 4h11M2.5 8h11M2.5 12h11",
  close: "M4 4l8 8M12 4l-8 8",
  save: "M8 2.5v7.6M4.8 7.2 8 10.4l3.2-3.2M3 13.5h10",
  load: "M8 10.4V2.8M4.8 6 8 2.8 11.2 6M3 13.5h10",
  copy: "M5.5 5.5h7.5v8H5.5zM3 10.5v-8h7.5",
  dice: "M3 3h10v10H3zM5.8 5.8v.01M10.2 10.2v.01M8 8v.01",
  delete: "M5.5 3H14v10H5.5L2 8zM7.8 6.2l3.6 3.6M11.4 6.2 7.8 9.8",
  info: "M8 7.2v4M8 4.6v.1",
} as const;

export type IconName = keyof typeof PATHS;
const SOLID: ReadonlySet<IconName> = new Set(["play", "pause"]);

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class={`ludolab-icon${SOLID.has(name) ? " ludolab-icon-solid" : ""}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
