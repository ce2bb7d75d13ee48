import {
  identityInternalRoutes,
  type MemberActor,
  type MentorListQuery,
  type MentorProfileInput,
  type OutputOf,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BlocksRepository } from '../blocks/blocks.repository.ts';
import { ConnectionsRepository } from '../connections/connections.repository.ts';
import { mentorNotFound, unknownMember } from '../mentors/mentor.errors.ts';
import { toListedMentor, toOwnProfile } from '../mentors/mentor.mapper.ts';
import type { MentorProfileRow } from '../mentors/mentor-profile.schema.ts';
import { mentorWords } from '../mentors/mentor-words.ts';
import { isListed, MentorsRepository } from '../mentors/mentors.repository.ts';

type Card = OutputOf<typeof identityInternalRoutes.memberCards>['items'][number];

/** Mentorship profiles: one's own, and those of others. */
@Injectable()
export class MentorsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mentors: MentorsRepository,
    private readonly connections: ConnectionsRepository,
    private readonly blocks: BlocksRepository,
    private readonly caller: Caller,
    private readonly clock: Clock,
  ) {}

  /** Implements MENT-04, MENT-05, MENT-08, CONTRA-37. */
  async list(actor: MemberActor, query: MentorListQuery) {
    const blocked = await this.blocks.around(actor.id);
    const { items, nextCursor } = await this.mentors.page([actor.id, ...blocked], query);
    return { items: await this.shownTo(actor.id, items), nextCursor };
  }

  /** @throws DomainError 404 also for who is not listed and not connected with the actor, and where one blocks the other */
  async get(actor: MemberActor, id: string) {
    const row = await this.mentors.find(id);
    if (!row || !(await this.maySee(actor.id, row))) throw mentorNotFound();
    const [shown] = await this.shownTo(actor.id, [row]);
    return shown as NonNullable<typeof shown>;
  }

  /** Implements MENT-03, MENT-10. */
  async mine(actor: MemberActor) {
    const row = await this.mentors.find(actor.id);
    return { profile: row && toOwnProfile(row) };
  }

  /** Implements MENT-10 to MENT-13, BEYOND-78. */
  async save(actor: MemberActor, input: MentorProfileInput) {
    const known = await this.mentors.find(actor.id);
    const card = known ?? (await this.cardOf(actor.id));
    if (!card) throw unknownMember();
    const row = await this.transactions.run(async () => {
      const now = this.clock.now();
      const before = await this.mentors.find(actor.id);
      const names = before ?? card;
      const change = { ...input, words: mentorWords({ ...names, ...input }), updatedAt: now };
      if (before) return this.mentors.change(actor.id, change);
      const { username, fullName, avatarUrl, currentLevel } = card;
      const added = {
        _id: actor.id,
        username,
        fullName,
        avatarUrl,
        currentLevel,
        ...change,
        isDeactivated: false,
        isSuspended: false,
        revision: 1,
        createdAt: now,
      };
      await this.mentors.add(added);
      return added;
    });
    if (!row) throw unknownMember();
    return toOwnProfile(row);
  }

  /** Brings the copy of a card to what identity says now. */
  async refreshCard(memberId: string): Promise<void> {
    if (!(await this.mentors.find(memberId))) return;
    const card = await this.cardOf(memberId);
    if (!card) return;
    const { username, fullName, avatarUrl, currentLevel } = card;
    const names = { username, fullName, avatarUrl, currentLevel };
    await this.transactions.run(async () => {
      const row = await this.mentors.find(memberId);
      if (row) await this.mentors.change(memberId, { ...names, words: mentorWords({ ...row, ...names }) });
    });
  }

  /** Suspended members leave the lists; the restored come back. Implements BEYOND-07. */
  async suspend(memberId: string, isSuspended: boolean): Promise<void> {
    await this.mentors.change(memberId, { isSuspended });
  }

  private async maySee(viewerId: string, row: MentorProfileRow): Promise<boolean> {
    if (row._id === viewerId) return true;
    if (await this.blocks.isBetween(viewerId, row._id)) return false;
    if (isListed(row)) return true;
    return this.connections.isAnyBetween(viewerId, row._id);
  }

  private async shownTo(viewerId: string, rows: readonly MentorProfileRow[]) {
    const open = await this.connections.openBetween(
      viewerId,
      rows.map(({ _id }) => _id),
    );
    return rows.map((row) => toListedMentor(row, open.get(row._id) ?? null));
  }

  private async cardOf(memberId: string): Promise<Card | undefined> {
    const { items } = await this.caller.call(
      identityInternalRoutes.memberCards,
      { body: { ids: [memberId] } },
      this.caller.serviceContext(),
    );
    return items[0];
  }
}
