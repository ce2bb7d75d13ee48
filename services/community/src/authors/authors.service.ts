import { wordsOf } from '@barspoon/collections';
import { identityInternalRoutes, type OutputOf } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { DomainError, shownPicture } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { AuthorRow } from './author.schema.ts';
import { AuthorsRepository } from './authors.repository.ts';

type Standing = OutputOf<typeof identityInternalRoutes.memberStandings>['items'][number];
type Card = Omit<Standing, 'totalPoints' | 'suspended'>;

const maxSuggested = 8;

/** Keeps the cards of members who may write, and hands them out. */
@Injectable()
export class AuthorsService {
  constructor(
    private readonly caller: Caller,
    private readonly authors: AuthorsRepository,
  ) {}

  /** Brings a kept card to what identity says now; a member who is gone is forgotten. */
  async refresh(memberId: string): Promise<boolean> {
    const input = { body: { ids: [memberId] } };
    const { items } = await this.caller.call(
      identityInternalRoutes.memberStandings,
      input,
      this.caller.serviceContext(),
    );
    const [card] = items;
    if (card) await this.authors.keep(toRow(card));
    else await this.authors.forget(memberId);
    return card !== undefined;
  }

  /**
   * For somebody who writes before the event about them has arrived.
   * @throws DomainError when identity knows no such member
   */
  async ensure(memberId: string): Promise<void> {
    if ((await this.authors.isKnown(memberId)) || (await this.refresh(memberId))) return;
    throw new DomainError('unauthenticated', 'community.sign_in_first');
  }

  /** A member, asked of identity when they are not known here yet. */
  async find(memberId: string): Promise<AuthorRow | null> {
    const known = await this.authors.find(memberId);
    if (known) return known;
    return (await this.refresh(memberId)) ? this.authors.find(memberId) : null;
  }

  async findByUsername(username: string): Promise<AuthorRow | undefined> {
    const [row] = await this.authors.findByUsernames([username.toLowerCase()]);
    return row;
  }

  async cardsOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Card>> {
    const known = [...new Set(ids)].filter((id) => id !== null);
    const rows = known.length > 0 ? await this.authors.findAll(known) : [];
    return new Map(rows.map((row) => [row._id, toCard(row)]));
  }

  /** As `cardsOf`, without those who are suspended. */
  async activeCardsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Card>> {
    const rows = ids.length > 0 ? await this.authors.findAll([...new Set(ids)]) : [];
    return new Map(rows.filter(({ suspended }) => !suspended).map((row) => [row._id, toCard(row)]));
  }

  /** Members to mention, without those who are kept at a distance. */
  async suggest(typed: string, hidden: ReadonlySet<string>) {
    const rows = await this.authors.findByBeginnings(typed, maxSuggested + hidden.size, { suspended: false });
    return {
      items: rows
        .filter(({ _id }) => !hidden.has(_id))
        .slice(0, maxSuggested)
        .map(toCard),
    };
  }
}

const toRow = ({ id, username, fullName, ...rest }: Standing): AuthorRow => ({
  ...rest,
  _id: id,
  username,
  usernameKey: username.toLowerCase(),
  fullName,
  words: [...new Set([username.toLowerCase(), ...wordsOf(username), ...wordsOf(fullName)])],
});

export const toCard = ({ _id, username, fullName, avatarUrl, currentLevel }: AuthorRow): Card => ({
  id: _id,
  username,
  fullName,
  // Copies made before pictures of the web were shown from here hold their addresses.
  avatarUrl: avatarUrl && shownPicture('members', _id, avatarUrl),
  currentLevel,
});
