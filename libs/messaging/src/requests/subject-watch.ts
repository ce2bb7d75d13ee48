import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/** Notices that something is published on a subject; what it is does not matter. */
export class SubjectWatch {
  private readonly subscription: Subscription;
  private isThere = false;
  private wake: (() => void) | undefined;

  constructor(nats: NatsConnection, subject: string) {
    this.subscription = nats.subscribe(subject, { callback: () => this.announce() });
  }

  /** Waits at most so long. @returns whether there was news since the last time */
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
