import type { Model } from 'mongoose';

/**
 * Ends a wait early when a collection changes. Nothing depends on it: a stream that fails or expires is opened anew
 * at the next wait, and the caller polls meanwhile.
 */
export class WakeUp {
  private stream: ReturnType<Model<unknown>['watch']> | undefined;
  private wake: (() => void) | undefined;
  private pending = false;
  private stopped = false;

  constructor(
    // biome-ignore lint/suspicious/noExplicitAny: any model will do, only that it changes matters
    private readonly model: Model<any>,
    private readonly pipeline: Record<string, unknown>[],
  ) {}

  /** Resolves after `ms` or at the first change, also one that came since the last wait. */
  async wait(ms: number): Promise<void> {
    if (this.stopped) return;
    this.open();
    if (!this.pending)
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

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake?.();
    await this.close();
  }

  private open(): void {
    if (this.stream) return;
    const stream = this.model.watch(this.pipeline);
    this.stream = stream;
    stream.on('change', () => {
      this.pending = true;
      this.wake?.();
    });
    stream.on('error', () => void this.close());
    stream.on('close', () => {
      if (this.stream === stream) this.stream = undefined;
    });
  }

  private async close(): Promise<void> {
    const stream = this.stream;
    this.stream = undefined;
    await stream?.close().catch(() => undefined);
  }
}
