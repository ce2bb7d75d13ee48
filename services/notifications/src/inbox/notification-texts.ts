import {
  identityInternalRoutes,
  kindNamed,
  type Notification,
  notificationText,
  type OutputOf,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { isUnavailable } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { CalledThings } from './called-things.ts';
import type { NotificationRow } from './notification.schema.ts';

type Card = OutputOf<typeof identityInternalRoutes.memberCards>['items'][number];

/** While identity is away. */
const nameless = 'A member';

/** Writes notifications out, with the names that members and things have now. */
@Injectable()
export class NotificationTexts {
  constructor(
    private readonly caller: Caller,
    private readonly called: CalledThings,
  ) {}

  async of(rows: readonly NotificationRow[]): Promise<Notification[]> {
    const [cards, called] = await Promise.all([
      this.cardsOf(rows.flatMap(({ actorIds }) => actorIds.slice(0, 1))),
      this.called.of(rows),
    ]);
    return rows.flatMap((row) => {
      const kind = kindNamed(row.kind);
      // A kind that is declared no more has no words.
      if (!kind) return [];
      const actor = cards.get(row.actorIds[0] ?? '') ?? null;
      const { actorIds, words } = row;
      return {
        id: row._id,
        kind: row.kind,
        text: notificationText(kind, {
          name: actor?.fullName ?? nameless,
          count: actorIds.length,
          words,
          called: called.get(row._id),
        }),
        link: actor
          ? row.link.replace('{username}', actor.username)
          : row.link.replace(/^\/members\/.*/, '/social-hub'),
        actor,
        at: row.at.toISOString(),
        read: row.readAt !== null,
      };
    });
  }

  private async cardsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Card>> {
    if (ids.length === 0) return new Map();
    try {
      const { items } = await this.caller.call(
        identityInternalRoutes.memberCards,
        { body: { ids: [...new Set(ids)] } },
        this.caller.serviceContext(),
      );
      return new Map(items.map((card) => [card.id, card]));
    } catch (error) {
      if (isUnavailable(error)) return new Map();
      throw error;
    }
  }
}
