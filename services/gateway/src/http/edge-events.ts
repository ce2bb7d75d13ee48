import { pointsAwarded } from '@barspoon/contracts';
import { EventFollower } from '@barspoon/messaging/requests';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { EndedSessions } from '../auth/ended-sessions.ts';
import { Memberships } from '../auth/memberships.ts';
import { Standings } from '../auth/standings.ts';
import { Sockets } from '../realtime/sockets.ts';
import { NATS } from '../tokens.ts';
import { Avatars } from '../uploads/avatars.ts';
import { RecipePhotos } from '../uploads/recipe-photos.ts';
import { HotPages } from './hot-pages.ts';

/** What this replica does at once when something happened anywhere. */
@Injectable()
export class EdgeEvents {
  private readonly follower: EventFollower;

  constructor(
    @Inject(NATS) nats: NatsConnection,
    private readonly standings: Standings,
    private readonly endedSessions: EndedSessions,
    private readonly memberships: Memberships,
    private readonly hot: HotPages,
    private readonly sockets: Sockets,
    private readonly avatars: Avatars,
    private readonly photos: RecipePhotos,
  ) {
    this.follower = new EventFollower(nats, new Logger(EdgeEvents.name));
  }

  start(): void {
    void this.standings.load();
    void this.endedSessions.load();
    for (const service of ['identity', 'catalogue', pointsAwarded.service])
      void this.follower.follow(service, (event) => {
        this.standings.obey(event);
        this.endedSessions.obey(event);
        this.memberships.obey(event);
        this.hot.obey(event);
        this.sockets.tell(event);
        this.avatars.obey(event);
        this.photos.obey(event);
      });
  }

  stop(): void {
    this.follower.stop();
  }
}
