import type { Model } from 'mongoose';

/**
 * Ends a wait early when a collection changes. Nothing depends on it: a stream that fails or expires is reopened at
 * the next wait, and the caller polls in the meantime.
 */
export class WakeUp {
  private stream: ReturnType<Model<unknown>['watch']> | undefined;
  private wake: (() => void) | undefined;
  private pending = false;
  private stopped = false;

  constructor(
    // biome-ignore lint/suspicious/noExplicitAny: any model works, only its changes matter
    private readonly model: Model<any>,
    private readonly pipeline: Record<string, unknown>[],
  ) {}

  /** Resolves after `ms` or at the first change, including one since the last wait. */
  async wait(ms: number): Promise<void> {
    this.open();
    await this.rest(ms);
  }

  /** Resolves after `ms`, or at once when it is stopped; for callers that ignore the changes. */
  async sleep(ms: number): Promise<void> {
    this.close();
    this.pending = false;
    await this.rest(ms);
  }

  /** Ends the current wait and all later ones. */
  stop(): void {
    this.stopped = true;
    this.wake?.();
    this.close();
  }

  private async rest(ms: number): Promise<void> {
    if (!this.pending && !this.stopped)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.pending = false;
    this.wake = undefined;
  }

  private open(): void {
    if (this.stream || this.stopped) return;
    // The id is enough: the woken caller reads what changed.
    const stream = this.model.watch([...this.pipeline, { $project: { _id: 1 } }]);
    this.stream = stream;
    stream.on('change', () => {
      this.pending = true;
      this.wake?.();
    });
    stream.on('error', () => this.forget(stream));
    stream.on('close', () => this.forget(stream));
  }

  private forget(stream: typeof this.stream): void {
    if (this.stream === stream) this.close();
  }

  /** Not awaited: a hanging server would block the caller. */
  private close(): void {
    const stream = this.stream;
    this.stream = undefined;
    stream?.close().catch(() => undefined);
  }
}
