/**
 * Does pieces of work side by side, up to a width, but those of one key one after another.
 */
export class Lanes {
  private readonly lastOfKey = new Map<string, Promise<void>>();
  private readonly inHand = new Set<Promise<void>>();
  private roomMade: (() => void) | undefined;

  constructor(private readonly width: number) {}

  /** Resolves when another piece of work may be taken. For one caller at a time. */
  async room(): Promise<void> {
    while (this.inHand.size >= this.width)
      await new Promise<void>((resolve) => {
        this.roomMade = resolve;
      });
  }

  /** Starts work behind what is in hand of its key. */
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

  /** Resolves when nothing is in hand any more. */
  async settled(): Promise<void> {
    while (this.inHand.size) await Promise.allSettled(this.inHand);
  }
}
