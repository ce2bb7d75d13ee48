import { type InputOf, type MemberActor, notificationRoutes } from '@barspoon/contracts';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { NotificationTexts } from './notification-texts.ts';
import { NotificationsRepository } from './notifications.repository.ts';

/** What a member finds behind the bell. Implements BEYOND-102. */
@Injectable()
export class InboxService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly texts: NotificationTexts,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor, place: InputOf<typeof notificationRoutes.list>['query']) {
    const { items, nextCursor } = await this.notifications.page(actor.id, place);
    return { items: await this.texts.of(items), nextCursor };
  }

  async unread(actor: MemberActor) {
    return { count: await this.notifications.unread(actor.id) };
  }

  /** @throws DomainError 404 for a notification of somebody else */
  async read(actor: MemberActor, id: string) {
    if (await this.notifications.markRead(actor.id, id, this.clock.now())) return { done: true } as const;
    throw new DomainError(
      'notFound',
      'notifications.notification_not_found',
      'There is no such notification any more.',
    );
  }

  async readAll(actor: MemberActor, until: string) {
    await this.notifications.markAllRead(actor.id, new Date(until), this.clock.now());
    return { done: true } as const;
  }
}
