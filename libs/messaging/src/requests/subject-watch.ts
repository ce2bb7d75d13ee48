import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/** Notices publications on a subject; their content does not matter. */
export class SubjectWatch {
  private readonly subscription: Subscription;
  private isThere = false;
  private wake: (() => void) | undefined;

  constructor(nats: NatsConnection, subject: string) {
    this.subscription = nats.subscribe(subject, { callback: () => this.announce() });
  }

  /** Waits up to this long. @returns whether anything was published since the last call */
  async wait(ms: number): Promise<boolean> {
    if (!this.isThere)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.wake = undefined;
    const wasThere = this.isThere;
    this.isThere = false;
    return wasThere;
  }

  stop(): void {
    this.announce();
    this.subscription.unsubscribe();
  }

  private announce(): void {
    this.isThere = true;
    this.wake?.();
  }
}
