import { identityInternalRoutes, type ReviewAuthor } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { currentContext, newId, within } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Names on reviews are optional: how long to wait for them. */
const timeoutMs = 800;
const rememberedMs = 30_000;

/** The authors of reviews, fetched from identity and cached for half a minute. Without identity reviews have no names. */
@Injectable()
export class ReviewAuthors {
  private readonly known = new LRUCache<string, ReviewAuthor>({ max: 5000, ttl: rememberedMs });

  constructor(private readonly caller: Caller) {}

  async of(memberIds: readonly string[]): Promise<ReadonlyMap<string, ReviewAuthor>> {
    const wanted = [...new Set(memberIds)];
    const asked = wanted.filter((id) => !this.known.has(id));
    if (asked.length > 0) await this.ask(asked).catch(() => undefined);
    return new Map(
      wanted.flatMap((id) => (this.known.has(id) ? [[id, this.known.get(id) as ReviewAuthor]] : [])),
    );
  }

  private async ask(ids: string[]): Promise<void> {
    const id = newId();
    const context = currentContext() ?? { correlationId: id, causationId: id };
    const { items } = await within(
      timeoutMs,
      this.caller.call(
        identityInternalRoutes.memberCards,
        { body: { ids } },
        { ...context, actor: { kind: 'system', name: 'catalogue' } },
      ),
    );
    for (const { id: member, username, fullName, avatarUrl } of items)
      this.known.set(member, { username, fullName, avatarUrl });
  }
}
