interface Waiting {
  acquire: () => void;
  timer: NodeJS.Timeout;
}

/** Admits a limited number of callers at a time, in order of arrival; a caller that waits too long gives up. */
export class Semaphore {
  private inside = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly max: number) {}

  /**
   * Resolves when there is room; every acquire needs a release.
   * @param latest by the monotonic clock (`performance.now`) @throws Error if there is none until then
   */
  async acquire(latest: number): Promise<void> {
    const waitMs = latest - performance.now();
    if (waitMs <= 0) throw new Error('there is no time left');
    if (this.inside < this.max) {
      this.inside++;
      return;
    }
    await new Promise<void>((acquire, refuse) => {
      const timer = setTimeout(() => {
        this.waiting.delete(entry);
        refuse(new Error(`${this.inside} others did not leave in time`));
      }, waitMs);
      const entry: Waiting = { acquire, timer };
      this.waiting.add(entry);
    });
  }

  /** Makes room for the next one. */
  release(): void {
    const [next] = this.waiting;
    if (!next) {
      this.inside--;
      return;
    }
    this.waiting.delete(next);
    clearTimeout(next.timer);
    next.acquire();
  }
}
