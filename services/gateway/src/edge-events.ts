import { pointsAwarded, settingsChanged } from '@barspoon/contracts';
import { EventFollower, IdempotentConsumer } from '@barspoon/messaging/requests';
import { FollowedSettings } from '@barspoon/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { name } from './config.ts';
import type { EdgeConsumer, EdgeFollower } from './edge-feature.ts';
import { CONSUMERS, FOLLOWERS, NATS } from './tokens.ts';

const followed = [
  'identity',
  'catalogue',
  'inventory',
  'community',
  'professional',
  'sessions',
  'notifications',
  pointsAwarded.service,
];

/** How this replica reacts immediately to events of any service, and what exactly one replica does eventually. */
@Injectable()
export class EdgeEvents {
  private readonly follower: EventFollower;
  private readonly consumer: IdempotentConsumer;

  constructor(
    @Inject(NATS) nats: NatsConnection,
    @Inject(FOLLOWERS) private readonly followers: readonly EdgeFollower[],
    @Inject(CONSUMERS) private readonly consumers: readonly EdgeConsumer[],
    private readonly settings: FollowedSettings,
  ) {
    const log = new Logger(EdgeEvents.name);
    this.follower = new EventFollower(nats, log);
    this.consumer = new IdempotentConsumer(nats, name, log);
  }

  start(): void {
    for (const one of this.followers) void one.load?.();
    for (const service of followed)
      void this.follower.follow(service, (event) => {
        if (event.type === settingsChanged.type) void this.settings.refresh();
        for (const one of this.followers) one.apply(event);
      });
    for (const one of this.consumers) one.consume(this.consumer);
  }

  stop(): void {
    this.follower.stop();
    this.consumer.stop();
  }
}
