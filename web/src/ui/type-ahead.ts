/** Letters typed within this time of each other make one word. Implements NAV-40. */
const TYPE_AHEAD_MS = 1000;

/** Collects what is typed on an open menu; the buffer starts over after a pause. */
export class TypeAhead {
  #typed = '';
  #at = Number.NEGATIVE_INFINITY;

  /** @param at milliseconds on any clock that only goes forward */
  add(key: string, at: number): string {
    if (key.length !== 1) return '';
    this.#typed = at - this.#at > TYPE_AHEAD_MS ? key : this.#typed + key;
    this.#at = at;
    return this.#typed.toLowerCase();
  }
}

/** The entry after `now` that begins with what was typed, going around; a first letter moves on, more letters refine. */
export function nextByTyping(
  items: readonly HTMLElement[],
  now: number,
  typed: string,
): HTMLElement | undefined {
  if (!typed.trim()) return undefined;
  const from = typed.length === 1 ? now + 1 : Math.max(now, 0);
  const inOrder = items.map((_, index) => items[(from + index) % items.length]);
  return inOrder.find((item) => item?.textContent?.trim().toLowerCase().startsWith(typed));
}
