import { randomUUID } from 'node:crypto';
import type { ChallengeStatus } from '@barspoon/contracts';
import { decodeCursor, encodeCursor, keysetPage, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChallengeRow, ChallengeTotalsRow, EntryRow, ParticipantRow, VoteRow } from './challenge.schema.ts';

const latestFirst = [
  ['startDate', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;
const latestJoined = [
  ['joinedAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;
const byVotes = [
  ['votes', -1, 'number'],
  ['submittedAt', 1, 'moment'],
  ['_id', 1, 'string'],
] as const;
const totalsId = 'all';

export const keyOf = (challengeId: string, userId: string): string => `${challengeId}:${userId}`;
const challengeOf = (key: string): string => key.slice(0, key.indexOf(':'));

/** Challenges, who takes part in them, what they hand in and how they vote. Writes join the open transaction. */
@Injectable()
export class ChallengesRepository {
  constructor(
    @InjectModel(ChallengeRow.name) private readonly challenges: Model<ChallengeRow>,
    @InjectModel(ParticipantRow.name) private readonly participants: Model<ParticipantRow>,
    @InjectModel(EntryRow.name) private readonly entries: Model<EntryRow>,
    @InjectModel(VoteRow.name) private readonly votes: Model<VoteRow>,
    @InjectModel(ChallengeTotalsRow.name) private readonly totalRows: Model<ChallengeTotalsRow>,
  ) {}

  find(id: string): Promise<ChallengeRow | null> {
    return this.challenges.findById(id).lean().exec();
  }

  findAll(ids: readonly string[]): Promise<ChallengeRow[]> {
    return this.challenges
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  async page(limit: number, cursor?: string, status?: ChallengeStatus) {
    const query = this.challenges
      .find({
        ...(status && { status }),
      })
      .lean();
    return keysetPage(query, latestFirst, { limit, cursor });
  }

  /** Those that are due to go on; with `unchangedSince`, without those that changed after it. */
  due(now: Date, limit: number, unchangedSince?: Date): Promise<Pick<ChallengeRow, '_id'>[]> {
    return this.challenges
      .find(
        {
          advancesAt: { $lte: now, $type: 'date' },
          ...(unchangedSince && { changedAt: { $not: { $gt: unchangedSince } } }),
        },
        { _id: 1 },
      )
      .sort({ advancesAt: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  async add(row: ChallengeRow): Promise<void> {
    await this.challenges.create([row]);
    await this.count({ challenges: 1 });
  }

  /** Changes a challenge as long as this is true of it; null when it is not. */
  changeIf(
    id: string,
    condition: Record<string, unknown>,
    set: Partial<ChallengeRow>,
    inc: Partial<Record<'currentParticipants' | 'entryCount' | 'voteCount', number>> = {},
  ): Promise<ChallengeRow | null> {
    return this.challenges
      .findOneAndUpdate(
        { _id: id, ...condition },
        { $set: set, $inc: { revision: 1, ...inc }, $currentDate: { changedAt: true } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  async deleteUnjoined(id: string): Promise<boolean> {
    const row = await this.challenges.findOneAndDelete({ _id: id, currentParticipants: 0 }).lean();
    if (!row) return false;
    const { winnerEntryId, prizeAmountCents } = row;
    await this.count({ challenges: -1, prizesAwardedCents: winnerEntryId ? -prizeAmountCents : 0 });
    return true;
  }

  async notePrize(id: string, step: ChallengeRow['prizeLog'][number]): Promise<ChallengeRow | null> {
    return this.challenges
      .findOneAndUpdate(
        { _id: id, winnerEntryId: { $ne: null } },
        { $push: { prizeLog: step }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  participation(challengeId: string, userId: string): Promise<ParticipantRow | null> {
    return this.participants.findById(keyOf(challengeId, userId)).lean().exec();
  }

  async join(challengeId: string, userId: string, joinedAt: Date): Promise<void> {
    await this.participants.create([{ _id: keyOf(challengeId, userId), challengeId, userId, joinedAt }]);
    await this.count({ participants: 1 });
  }

  async leave(challengeId: string, userId: string): Promise<void> {
    await this.participants.deleteOne({ _id: keyOf(challengeId, userId) });
    await this.count({ participants: -1 });
  }

  /** The members who take part, in the order of their ids. */
  async participantIds(challengeId: string, limit: number, cursor?: string) {
    const [after = ''] = cursor ? decodeCursor(cursor, ['string']) : [];
    const rows = await this.participants
      .find({ _id: { $gt: keyOf(challengeId, after), $lt: `${challengeId};` } }, { userId: 1 })
      .sort({ _id: 1 })
      .limit(limit + 1)
      .lean();
    const { items, nextCursor } = toPage(rows, limit, ({ userId }) => encodeCursor([userId]));
    return { items: items.map(({ userId }) => userId), nextCursor };
  }

  async joinedBy(userId: string, limit: number): Promise<string[]> {
    const rows = await this.participants
      .find({ userId }, { challengeId: 1 })
      .sort({ joinedAt: -1, _id: -1 })
      .limit(limit)
      .lean();
    return rows.map(({ challengeId }) => challengeId);
  }

  async participationsOf(userId: string, limit: number, cursor?: string) {
    const query = this.participants.find({ userId }).lean();
    return keysetPage(query, latestJoined, { limit, cursor });
  }

  entry(id: string): Promise<EntryRow | null> {
    return this.entries.findById(id).lean().exec();
  }

  entriesById(ids: readonly string[]): Promise<EntryRow[]> {
    return this.entries
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  entryOf(challengeId: string, userId: string): Promise<EntryRow | null> {
    return this.entries.findOne({ challengeId, userId }).lean().exec();
  }

  entriesOf(userId: string, challengeIds: readonly string[]): Promise<EntryRow[]> {
    return this.entries
      .find({ userId, challengeId: { $in: challengeIds } })
      .lean()
      .exec();
  }

  /** All entries of a challenge; no more than it has places. */
  allEntries(challengeId: string): Promise<EntryRow[]> {
    return this.entries.find({ challengeId }).sort({ _id: 1 }).lean().exec();
  }

  /** In the order of their ids, which is none. */
  async entriesPage(challengeId: string, limit: number, cursor?: string) {
    const [after = ''] = cursor ? decodeCursor(cursor, ['string']) : [];
    const rows = await this.entries
      .find({ challengeId, _id: { $gt: String(after) } })
      .sort({ _id: 1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, (row) => encodeCursor([row._id]));
  }

  /** Most votes first, as `winnerOf` decides between as many; for what is over, as votes do not change anymore. */
  async rankedEntriesPage(challengeId: string, limit: number, cursor?: string) {
    const query = this.entries.find({ challengeId }).lean();
    return keysetPage(query, byVotes, { limit, cursor });
  }

  /** @returns whether it is the first one the member hands in */
  async putEntry(
    entry: Pick<EntryRow, 'challengeId' | 'userId' | 'title' | 'description' | 'recipeId'>,
    at: Date,
  ) {
    const { challengeId, userId, ...words } = entry;
    const result = await this.entries.updateOne(
      { challengeId, userId },
      { $set: words, $setOnInsert: { _id: randomUUID(), votes: 0, submittedAt: at } },
      { upsert: true },
    );
    return result.upsertedCount === 1;
  }

  async voteOf(challengeId: string, userId: string): Promise<string | null> {
    return (await this.votes.findById(keyOf(challengeId, userId)).lean())?.entryId ?? null;
  }

  /** Gives the member's one vote to an entry. @returns whether they had not voted before */
  async putVote(challengeId: string, userId: string, entryId: string, votedAt: Date): Promise<boolean> {
    const before = await this.votes
      .findOneAndUpdate(
        { _id: keyOf(challengeId, userId) },
        { $set: { userId, entryId, votedAt } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean();
    if (before?.entryId === entryId) return false;
    if (before) await this.entries.updateOne({ _id: before.entryId }, { $inc: { votes: -1 } });
    await this.entries.updateOne({ _id: entryId }, { $inc: { votes: 1 } });
    return before === null;
  }

  /** Challenges a member has voted in. */
  async votedIn(userId: string): Promise<string[]> {
    const rows = await this.votes.find({ userId }, { _id: 1 }).lean();
    return rows.map(({ _id }) => challengeOf(_id));
  }

  async removeVote(challengeId: string, userId: string): Promise<void> {
    const vote = await this.votes.findOneAndDelete({ _id: keyOf(challengeId, userId) }).lean();
    if (vote) await this.entries.updateOne({ _id: vote.entryId }, { $inc: { votes: -1 } });
  }

  /** @returns how many votes it had, which go with it */
  async removeEntry(id: string): Promise<number> {
    await this.entries.deleteOne({ _id: id });
    return (await this.votes.deleteMany({ entryId: id })).deletedCount;
  }

  async totals(): Promise<Omit<ChallengeTotalsRow, '_id'>> {
    const row = await this.totalRows.findById(totalsId).lean();
    return row ?? { challenges: 0, participants: 0, completed: 0, prizesAwardedCents: 0 };
  }

  /** @returns the totals after the change */
  async count(inc: Partial<Omit<ChallengeTotalsRow, '_id'>>): Promise<ChallengeTotalsRow> {
    const row = await this.totalRows
      .findOneAndUpdate({ _id: totalsId }, { $inc: inc }, { upsert: true, returnDocument: 'after' })
      .lean();
    return row as ChallengeTotalsRow;
  }
}
