import { statSync } from 'node:fs';

/** When a file that a build may replace was last changed, not looked up at every request. */
export class LookedAt {
  private changed: number | undefined;
  private at = Number.NEGATIVE_INFINITY;

  /** @param sameForMs how long it is taken to be the same; looked up each time where it is 0 */
  constructor(
    private readonly file: string,
    private readonly sameForMs = 0,
  ) {}

  /** In milliseconds; undefined for a file that is not there. */
  get changedAt(): number | undefined {
    const now = performance.now();
    if (now - this.at >= this.sameForMs) {
      this.at = now;
      this.changed = statSync(this.file, { throwIfNoEntry: false })?.mtimeMs;
    }
    return this.changed;
  }
}
