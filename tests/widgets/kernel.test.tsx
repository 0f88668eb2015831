import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BLOCKED_MS, PATIENCE_MS, SILENCE_MS, listen } from "../../widgets/ludolab/widgets/kit/kernel";

describe("the kernel's pulse", () => {
  let gone: AbortController;
  const hide = (hidden: boolean): void => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  beforeEach(() => { vi.useFakeTimers(); gone = new AbortController(); });
  afterEach(() => { gone.abort(); vi.restoreAllMocks(); vi.useRealTimers(); });

  it("is asked for, heard, and missed within four seconds", () => {
    const kernel = listen(gone.signal);
    expect(kernel.state.value).toBe("asking");
    kernel.heard();
    expect(kernel.state.value).toBe("alive");
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(kernel.state.value).toBe("alive");
    vi.advanceTimersByTime(1);
    expect(kernel.state.value).toBe("gone");
    kernel.heard();
    expect(kernel.state.value).toBe("alive");
  });

  it("is gone when a saved page finds nobody", () => {
    const kernel = listen(gone.signal);
    vi.advanceTimersByTime(SILENCE_MS);
    expect(kernel.state.value).toBe("gone");
  });

  it("is busy while beats come and an answer does not; after five seconds one may ask again", () => {
    const kernel = listen(gone.signal);
    kernel.heard();
    kernel.sent(true);
    expect([kernel.state.value, kernel.waiting.value]).toEqual(["alive", true]);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(kernel.state.value).toBe("busy");
    for (let ms = 0; ms < BLOCKED_MS; ms += 1000) { kernel.heard(); vi.advanceTimersByTime(1000); }
    expect([kernel.state.value, kernel.waiting.value]).toEqual(["busy", false]);
    kernel.heard();
    kernel.answered();
    expect(kernel.state.value).toBe("alive");
  });

  it("is gone at once when sending fails or the host says so", () => {
    const kernel = listen(gone.signal);
    kernel.heard();
    kernel.sent(false);
    expect([kernel.state.value, kernel.waiting.value]).toEqual(["gone", false]);
    kernel.heard();
    kernel.lost();
    expect(kernel.state.value).toBe("gone");
  });

  it("is not judged in the background", () => {
    const kernel = listen(gone.signal);
    kernel.heard();
    hide(true);
    vi.advanceTimersByTime(60_000);
    expect(kernel.state.value).toBe("alive");
    hide(false);
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(kernel.state.value).toBe("alive");
    vi.advanceTimersByTime(1);
    expect(kernel.state.value).toBe("gone");
  });

  it("is not judged where Python cannot beat", () => {
    const kernel = listen(gone.signal);
    kernel.heard(true);
    vi.advanceTimersByTime(60_000);
    expect(kernel.state.value).toBe("alive");
  });

  it("leaves no timer behind", () => {
    const kernel = listen(gone.signal);
    kernel.heard();
    kernel.sent(true);
    gone.abort();
    kernel.heard();
    expect(vi.getTimerCount()).toBe(0);
  });
});
