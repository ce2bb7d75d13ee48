import { identityInternalRoutes, type OutputOf } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { within } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';

type Card = OutputOf<typeof identityInternalRoutes.memberCards>['items'][number];

/** A list waits no longer for names. */
const timeoutMs = 800;

/** Names and pictures, asked of identity. Without identity applications and portfolios have none. */
@Injectable()
export class MemberCards {
  constructor(private readonly caller: Caller) {}

  /** @param memberIds at most a hundred */
  async of(memberIds: readonly string[]): Promise<ReadonlyMap<string, Card>> {
    const ids = [...new Set(memberIds)];
    if (ids.length === 0) return new Map();
    const asked = this.caller.call(
      identityInternalRoutes.memberCards,
      { body: { ids } },
      this.caller.serviceContext(),
    );
    const { items } = await within(timeoutMs, asked).catch(() => ({ items: [] }));
    return new Map(items.map((card) => [card.id, card]));
  }
}
