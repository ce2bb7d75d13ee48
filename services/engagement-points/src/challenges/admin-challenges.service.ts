import type { adminChallengeRoutes, ChallengeInput, InputOf, MemberActor } from '@barspoon/contracts';
import { MemberCards } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import {
  challengeCompleted,
  challengeHasParticipants,
  challengeNotFound,
  challengeNotVoting,
  noPrize,
} from './challenge.errors.ts';
import { toAdminChallenge, toEntry } from './challenge.mapper.ts';
import type { ChallengeRow } from './challenge.schema.ts';
import { votingEndOf } from './challenge.ts';
import { ChallengesRepository } from './challenges.repository.ts';
import { ChallengesService } from './challenges.service.ts';

/** Challenges in the console. */
@Injectable()
export class AdminChallengesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly challenges: ChallengesRepository,
    private readonly all: ChallengesService,
    private readonly members: MemberCards,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list({ limit, cursor, status }: InputOf<typeof adminChallengeRoutes.list>['query']) {
    const { items, nextCursor } = await this.challenges.page(limit, cursor, status);
    const winners = await this.all.winnersOf(items);
    return { items: items.map((row) => toAdminChallenge(row, winners.get(row._id) ?? null)), nextCursor };
  }

  async get(id: string) {
    const row = await this.all.current(id);
    return toAdminChallenge(row, (await this.all.winnersOf([row])).get(id) ?? null);
  }

  async create(body: ChallengeInput) {
    const id = newId();
    await this.transactions.run(async () => {
      const counts = { currentParticipants: 0, entryCount: 0, voteCount: 0 };
      const dates = datesOf(body);
      await this.challenges.add({
        _id: id,
        ...body,
        ...dates,
        ...counts,
        status: 'upcoming',
        advancesAt: dates.startDate,
        winnerEntryId: null,
        prizeLog: [],
        revision: 1,
        changedAt: null,
        createdAt: this.clock.now(),
      });
      await this.audit.record('challenge.created', `challenge:${id}`, { title: body.title });
    });
    return this.get(id);
  }

  /** What has begun keeps the date it began with. @throws DomainError 409 when it is completed */
  async revise(id: string, body: ChallengeInput) {
    const before = await this.all.current(id);
    if (before.status === 'completed') throw challengeCompleted();
    const dates = { ...datesOf(body), ...fixedDatesOf(before) };
    const advancesAt = { upcoming: dates.startDate, active: dates.endDate, voting: dates.votingEndsAt };
    await this.transactions.run(async () => {
      const after = await this.challenges.changeIf(
        id,
        { status: before.status, currentParticipants: { $lte: body.maxParticipants } },
        { ...body, ...dates, advancesAt: advancesAt[before.status as keyof typeof advancesAt] },
      );
      if (!after) throw challengeCompleted();
      await this.audit.record('challenge.revised', `challenge:${id}`, { title: body.title });
    });
    return this.get(id);
  }

  /** Voting is over now and not a week after the entries. Implements BEYOND-195. @throws DomainError 422 unless it is open */
  async endVoting(id: string) {
    const { title } = await this.all.current(id);
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const end = { votingEndsAt: now, advancesAt: now };
      if (!(await this.challenges.changeIf(id, { status: 'voting' }, end))) throw challengeNotVoting();
      await this.audit.record('challenge.voting-ended', `challenge:${id}`, { title });
    });
    return this.get(id);
  }

  async delete(id: string) {
    await this.transactions.run(async () => {
      if (!(await this.challenges.deleteUnjoined(id)))
        throw (await this.challenges.find(id)) ? challengeHasParticipants() : challengeNotFound();
      await this.audit.record('challenge.deleted', `challenge:${id}`);
    });
    return { done: true as const };
  }

  async entries(id: string, { limit, cursor }: InputOf<typeof adminChallengeRoutes.entries>['query']) {
    const { items, nextCursor } = await this.challenges.entriesPage(id, limit, cursor);
    const cards = await this.members.of(items.map(({ userId }) => userId));
    return {
      items: items.map((row) => ({
        ...toEntry(row, cards.get(row.userId)),
        userId: row.userId,
        submittedAt: row.submittedAt.toISOString(),
      })),
      nextCursor,
    };
  }

  /** A further line of the log; none is ever changed. */
  async notePrize(
    actor: MemberActor,
    id: string,
    { state, note }: InputOf<typeof adminChallengeRoutes.notePrize>['body'],
  ) {
    await this.transactions.run(async () => {
      const step = { at: this.clock.now().toISOString(), by: actor.id, state, note };
      if (!(await this.challenges.notePrize(id, step)))
        throw (await this.challenges.find(id)) ? noPrize() : challengeNotFound();
      await this.audit.record('challenge.prize-noted', `challenge:${id}`, { state, note });
    });
    return this.get(id);
  }
}

const datesOf = ({ startDate, endDate }: ChallengeInput) => ({
  startDate: new Date(startDate),
  endDate: new Date(endDate),
  votingEndsAt: votingEndOf(new Date(endDate)),
});

/** Members rely on what has begun: its start, and once voting is open also its end. */
function fixedDatesOf({ status, startDate, endDate, votingEndsAt }: ChallengeRow) {
  if (status === 'upcoming') return {};
  return status === 'active' ? { startDate } : { startDate, endDate, votingEndsAt };
}
