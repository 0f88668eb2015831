// A record made and read in the page: saving needs no kernel.
import type { Frame, Header, Json } from "./shapes";
import { MAX_RECORD } from "./desk";

/** The record as JSON text, keys in the order of the format. */
export function recordText(header: Header, frames: readonly Frame[]): string {
  const { format, version, game, rules_version, variant, names, position } = header;
  const steps = frames.flatMap(({ step }) => (step === null ? [] : [step]));
  return spaced({ format, version, game, rules_version, variant, names, position, steps });
}

/** JSON with a space after commas and colons, as Python writes it: the same record is the same text from both halves. */
function spaced(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  return `{${Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`).join(", ")}}`;
}

export function fitsRecord(text: string): boolean {
  return new TextEncoder().encode(text).length <= MAX_RECORD;
}

/** Hands the text over as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** True when the text is on the clipboard; a page without https may only copy what is selected in `field`. */
export async function copied(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand("copy");
  }
}
