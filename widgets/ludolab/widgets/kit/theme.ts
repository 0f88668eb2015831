// Light or dark: what the teacher asked for, else what the host shows, else what the system prefers. Followed while running.
import { computed, signal as cell, type ReadonlySignal } from "@preact/signals";
import type { Theme } from "./shapes";

/** True or false where the host says so, null where it does not. */
function hostIsDark(): boolean | null {
  const { body, documentElement } = document;
  const jupyter = body.dataset["jpThemeLight"];
  if (jupyter === "false") return true;
  if (jupyter === "true") return false;
  if (body.classList.contains("vscode-dark") || body.matches(".vscode-high-contrast:not(.vscode-high-contrast-light)")) return true;
  if (body.classList.contains("vscode-light") || body.classList.contains("vscode-high-contrast-light")) return false;
  const colab = documentElement.getAttribute("theme");
  return colab === "dark" ? true : colab === "light" ? false : null;
}

export function darkness(theme: ReadonlySignal<Theme>, gone: AbortSignal): ReadonlySignal<boolean> {
  const system = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
  const look = (): boolean => hostIsDark() ?? system?.matches ?? false;
  const around = cell(look());
  const again = (): void => { around.value = look(); };
  const watcher = new MutationObserver(again);
  const attributeFilter = ["class", "theme", "data-jp-theme-light"];
  watcher.observe(document.body, { attributes: true, attributeFilter });
  watcher.observe(document.documentElement, { attributes: true, attributeFilter });
  system?.addEventListener("change", again, { signal: gone });
  gone.addEventListener("abort", () => watcher.disconnect(), { once: true });
  return computed(() => (theme.value === "auto" ? around.value : theme.value === "dark"));
}

export function stillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
