import {
  memberDeleted,
  photoRemoved,
  pointsAwarded,
  recipeDeleted,
  settingsChanged,
} from '@barspoon/contracts';
import { EventFollower, IdempotentConsumer, parseKnownFields } from '@barspoon/messaging/requests';
import { FollowedSettings } from '@barspoon/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { EndedSessions } from './auth/ended-sessions.ts';
import { Memberships } from './auth/memberships.ts';
import { Standings } from './auth/standings.ts';
import { name } from './config.ts';
import { HotPages } from './forwarding/hot-pages.ts';
import { OutsideImages } from './pictures/outside-images.ts';
import { Sockets } from './realtime/sockets.ts';
import { NATS } from './tokens.ts';
import { Avatars } from './uploads/avatars.ts';
import { RecipePhotos } from './uploads/recipe-photos.ts';
import { SharedPhotos } from './uploads/shared-photos.ts';

/** How this replica reacts immediately to events of any service, and what exactly one replica does eventually. */
@Injectable()
export class EdgeEvents {
  private readonly follower: EventFollower;
  private readonly consumer: IdempotentConsumer;

  constructor(
    @Inject(NATS) nats: NatsConnection,
    private readonly standings: Standings,
    private readonly endedSessions: EndedSessions,
    private readonly memberships: Memberships,
    private readonly hot: HotPages,
    private readonly sockets: Sockets,
    private readonly avatars: Avatars,
    private readonly photos: RecipePhotos,
    private readonly sharedPhotos: SharedPhotos,
    private readonly outsideImages: OutsideImages,
    private readonly settings: FollowedSettings,
  ) {
    const log = new Logger(EdgeEvents.name);
    this.follower = new EventFollower(nats, log);
    this.consumer = new IdempotentConsumer(nats, name, log);
  }

  start(): void {
    void this.standings.load();
    void this.endedSessions.load();
    for (const service of [
      ...['identity', 'catalogue', 'community', 'professional', 'sessions', 'notifications'],
      pointsAwarded.service,
    ])
      void this.follower.follow(service, (event) => {
        if (event.type === settingsChanged.type) void this.settings.refresh();
        this.standings.apply(event);
        this.endedSessions.apply(event);
        this.memberships.apply(event);
        this.hot.apply(event);
        this.sockets.apply(event);
      });
    void this.consumer.consumes(memberDeleted, 'remove-avatar-when-member-deleted', async ({ data }) => {
      const { memberId } = parseKnownFields(memberDeleted.data, data);
      await this.avatars.forget(memberId);
      await this.outsideImages.forget('members', memberId);
    });
    void this.consumer.consumes(recipeDeleted, 'remove-photos-when-recipe-deleted', async ({ data }) => {
      const { recipeId } = parseKnownFields(recipeDeleted.data, data);
      await this.photos.forget(recipeId);
      await this.outsideImages.forget('recipes', recipeId);
    });
    void this.consumer.consumes(photoRemoved, 'remove-files-when-photo-removed', ({ data }) =>
      this.sharedPhotos.forget(parseKnownFields(photoRemoved.data, data).photoId),
    );
  }

  stop(): void {
    this.follower.stop();
    this.consumer.stop();
  }
}
