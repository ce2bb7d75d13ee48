import { identityInternalRoutes, type OutputOf } from '@barspoon/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { OwnData } from '../own-data/own-data.ts';
import { Caller } from '../requests/index.ts';
import type { MemberCardRow } from './member-card.schema.ts';
import { MemberCardsRepository } from './member-cards.repository.ts';

type Card = OutputOf<typeof identityInternalRoutes.memberCards>['items'][number];

/** Names and pictures of members. Without identity they are shown as they were last known. */
@Injectable()
export class MemberCards {
  private readonly log = new Logger(MemberCards.name);

  constructor(
    private readonly cards: MemberCardsRepository,
    private readonly caller: Caller,
    private readonly own: OwnData,
  ) {}

  /** @param ids at most a hundred */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, Card>> {
    const kept = await this.cards.findAll(ids);
    const cards = new Map(kept.map((row) => [row._id, toCard(row)]));
    const known = new Map(kept.map((row) => [row._id, row.changes]));
    const fresh = new Set(kept.filter(({ stale }) => !stale).map(({ _id }) => _id));
    const wanted = ids.filter((id) => !fresh.has(id));
    if (wanted.length === 0) return cards;
    try {
      const { items } = await this.caller.call(
        identityInternalRoutes.memberCards,
        { body: { ids: wanted } },
        this.caller.serviceContext(),
      );
      const gone = await this.own.erasedAmong(wanted);
      const news = items.filter(({ id }) => !gone.has(id));
      for (const card of news) cards.set(card.id, card);
      await this.cards.keep(
        news.map(({ id, ...card }) => ({ _id: id, ...card })),
        known,
      );
    } catch (error) {
      this.log.warn(`names of ${wanted.length} members could not be asked for: ${(error as Error).message}`);
    }
    return cards;
  }

  async forgetCopy(memberId: string): Promise<void> {
    await this.cards.markStale(memberId);
  }
}

const toCard = ({ _id, username, fullName, avatarUrl, currentLevel }: MemberCardRow): Card => ({
  id: _id,
  username,
  fullName,
  avatarUrl,
  currentLevel,
});
