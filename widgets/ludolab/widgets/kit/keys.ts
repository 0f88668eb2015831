// The keyboard belongs to the widget while the focus is inside it, and to the notebook otherwise.
//
// JupyterLab listens for keys in the bubble phase, Notebook 7 in the capture phase, where stopping the event comes too late; both
// leave an element alone that carries `data-lm-suppress-shortcuts`, on itself and not on a parent. So every element gets it with
// the focus, and the root stops what bubbles. The browser's own shortcuts (zoom, reload) do not need the event and keep working.

/** Answers true when the key was used. */
export type KeyHandler = (event: KeyboardEvent) => boolean;

/** Keeps keys from the notebook until `signal` aborts; Escape gives the focus back to the cell. */
export function guard(root: HTMLElement, handle: KeyHandler, signal: AbortSignal): void {
  const mark = (element: EventTarget | null): void => {
    if (element instanceof Element) element.setAttribute("data-lm-suppress-shortcuts", "true");
  };
  mark(root);
  root.addEventListener("focusin", (event) => mark(event.target), { signal });
  root.addEventListener("keydown", (event) => {
    if (event.key === "Tab") return; // the way in and out
    event.stopPropagation();
    if (event.defaultPrevented || event.isComposing) return;
    if (handle(event)) event.preventDefault();
    else if (event.key === "Escape") leave(root);
    else if (saves(event)) event.preventDefault(); // else the browser offers to save the page
  }, { signal });
  for (const kind of ["keyup", "keypress"] as const) {
    root.addEventListener(kind, (event) => { if (event.key !== "Tab") event.stopPropagation(); }, { signal });
  }
}

/** The cell around the widget gets the focus; blurring would leave it on the page, where nobody hears keys. */
function leave(root: HTMLElement): void {
  const around = root.parentElement?.closest<HTMLElement>("[tabindex]");
  if (around) around.focus();
}

export function saves(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s";
}

/** True where arrows, Home and letters belong to the element itself. */
export function ownsKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [role=slider], [role=radiogroup], [role=tablist], [role=grid], [data-own-keys]") !== null;
}

/** Where letters are typed. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("textarea, input:not([type=range]):not([type=radio]):not([type=checkbox]):not([type=file])") !== null;
}

/** When the element with the focus is taken away, the browser drops the focus on the page and the notebook gets the next key: the root takes it instead. */
export function keepFocus(root: HTMLElement, signal: AbortSignal): void {
  let last: Element | null = null;
  root.addEventListener("focusin", (event) => { last = event.target as Element; }, { signal });
  root.addEventListener("focusout", (event) => { if (event.relatedTarget !== null) last = null; }, { signal });
  const watcher = new MutationObserver(() => {
    if (last === null || root.contains(last)) return;
    last = null;
    const active = root.ownerDocument.activeElement;
    if (active === null || active === root.ownerDocument.body) root.focus({ preventScroll: true });
  });
  watcher.observe(root, { childList: true, subtree: true });
  signal.addEventListener("abort", () => watcher.disconnect(), { once: true });
}
