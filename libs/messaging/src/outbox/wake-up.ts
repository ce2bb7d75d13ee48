import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import { wakeUpOf } from '../names.ts';
import { MESSAGING, type MessagingOptions, NATS } from '../options.ts';

/**
 * Ends the relay's wait as soon as an event is committed: in the replica that publishes at once, from the others by a
 * message. Nothing depends on it: the relay polls in the meantime.
 */
@Injectable()
export class WakeUp {
  private readonly subject: string;
  private subscription: Subscription | undefined;
  private wake: (() => void) | undefined;
  private pending = false;
  private stopped = false;

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(MESSAGING) { service }: Pick<MessagingOptions, 'service'>,
  ) {
    this.subject = wakeUpOf(service);
  }

  /** An event is committed; whichever replica publishes looks for it. Never throws: what is committed is done. */
  committed(): void {
    if (this.subscription) this.hear();
    else if (this.isConnected) this.nats.publish(this.subject);
  }

  /** Resolves after `ms` or once an event is committed, including one since the last wait. */
  async wait(ms: number): Promise<void> {
    this.open();
    await this.rest(ms);
  }

  /** Resolves after `ms`, or at once when it is stopped; for the replicas that do not publish. */
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

  /** A connection that is closed or closing refuses what is sent over it. */
  private get isConnected(): boolean {
    return !this.nats.isClosed() && !this.nats.isDraining();
  }

  private hear(): void {
    this.pending = true;
    this.wake?.();
  }

  private open(): void {
    if (this.subscription || this.stopped || !this.isConnected) return;
    // Without the right to subscribe there is nobody to tell: the next wait asks again.
    this.subscription = this.nats.subscribe(this.subject, {
      callback: (error) => (error ? this.close() : this.hear()),
    });
  }

  private close(): void {
    this.subscription?.unsubscribe();
    this.subscription = undefined;
  }
}
