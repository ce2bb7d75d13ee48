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

/** A semaphore for one caller per key: callers with the same key are admitted one after another, others at once. */
export class KeyedSemaphore {
  private readonly byKey = new Map<string, { semaphore: Semaphore; callers: number }>();

  /**
   * @param latest as in `Semaphore.acquire`, and with the same error
   * @returns the release
   */
  async acquire(key: string, latest: number): Promise<() => void> {
    const entry = this.byKey.get(key) ?? { semaphore: new Semaphore(1), callers: 0 };
    this.byKey.set(key, entry);
    entry.callers++;
    const leave = () => {
      entry.callers--;
      if (entry.callers === 0) this.byKey.delete(key);
    };
    try {
      await entry.semaphore.acquire(latest);
    } catch (error) {
      leave();
      throw error;
    }
    return () => {
      entry.semaphore.release();
      leave();
    };
  }

  /** How many keys somebody holds or waits for. */
  get size(): number {
    return this.byKey.size;
  }
}
