/**
 * Runs work items concurrently, up to a limit, but items with the same key one after another.
 */
export class Lanes {
  private readonly lastOfKey = new Map<string, Promise<void>>();
  private readonly inHand = new Set<Promise<void>>();
  private roomMade: (() => void) | undefined;

  constructor(private readonly width: number) {}

  /** Resolves when another work item may be taken. For one caller at a time. */
  async room(): Promise<void> {
    while (this.inHand.size >= this.width)
      await new Promise<void>((resolve) => {
        this.roomMade = resolve;
      });
  }

  /** Starts work after the items in progress with the same key. */
  run(key: string, work: () => Promise<void>): void {
    const before = this.lastOfKey.get(key) ?? Promise.resolve();
    const done: Promise<void> = before.then(work).finally(() => {
      this.inHand.delete(done);
      if (this.lastOfKey.get(key) === done) this.lastOfKey.delete(key);
      this.roomMade?.();
    });
    this.lastOfKey.set(key, done);
    this.inHand.add(done);
  }

  /** Resolves when nothing is in progress. */
  async settled(): Promise<void> {
    while (this.inHand.size) await Promise.allSettled(this.inHand);
  }
}
