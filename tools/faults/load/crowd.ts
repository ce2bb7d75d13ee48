/** Max concurrent callers. */
const max = 100;
const first = 16;
const min = 4;
/** An answer that takes longer says that too many ask. */
const slowMs = 2000;

/**
 * How many ask at the same time. More as long as answers come soon, half as many when they do not: a slow machine
 * makes a load last longer instead of piling up questions until none of them is answered in time.
 */
export class Crowd {
  private size = first;
  private inside = 0;
  private shrunkAt = Number.NEGATIVE_INFINITY;
  private readonly waiting: (() => void)[] = [];

  /** Resolves when there is room for one more; whoever enters must leave. */
  async enter(): Promise<void> {
    if (this.inside >= this.room) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.inside++;
  }

  /** Makes room. */
  leave(): void {
    this.inside--;
    while (this.waiting.length && this.inside < this.room) {
      this.inside++;
      this.waiting.shift()?.();
    }
  }

  /**
   * Learns from an answer.
   * @param isAcknowledged a refusal that comes at once is no sign of strength
   * @param askedAt by the process's own clock (`performance.now`)
   */
  hear(isAcknowledged: boolean, askedAt: number, now = performance.now()): void {
    if (now - askedAt <= slowMs) {
      if (isAcknowledged) this.size = Math.min(max, this.size + 1 / this.size);
    }
    // Those who asked before the last time it shrank say nothing new.
    else if (askedAt >= this.shrunkAt) {
      this.size = Math.max(min, this.size / 2);
      this.shrunkAt = now;
    }
  }

  /** How many may be inside now. */
  get room(): number {
    return Math.floor(this.size);
  }
}
