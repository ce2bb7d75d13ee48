import {
  type CaseState,
  type ContentRef,
  contentDecided,
  type Finding,
  moderatedKinds,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, newestFirst, type PageRequest } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CaseRow } from './case.schema.ts';
import type { ModeratedContent } from './moderated.ts';

const weightiestFirst = [
  ['weight', -1, 'number'],
  ['createdAt', 1, 'moment'],
  ['_id', 1, 'string'],
] as const;
/** What automatic moderation holds stands before a first report and behind several of them. */
const heldWeight = 1.5;
/** Somebody waits for the answer to an appeal. */
export const appealWeight = 5;

/** Only this touches cases; writes belong to the open transaction. */
@Injectable()
export class CasesRepository {
  constructor(
    @InjectModel(CaseRow.name) private readonly rows: Model<CaseRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<CaseRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** The case of something that a moderator has to decide about. */
  waitingOf({ kind, id }: ContentRef): Promise<CaseRow | null> {
    return this.rows.findOne({ kind, contentId: id, waiting: true }).lean().exec();
  }

  /** @returns the ids of those that wait, in their current state: an earlier photo of a recipe may be waiting too */
  async waitingAmong(contents: readonly ModeratedContent[]): Promise<ReadonlySet<string>> {
    const contentIds = contents.map(({ id }) => id);
    const filter = { kind: { $in: [...moderatedKinds] }, contentId: { $in: contentIds }, waiting: true };
    const rows = await this.rows.find(filter, { contentId: 1, imageUrl: 1 }).lean();
    const shown = new Set(contents.map(({ imageUrl }) => imageUrl));
    return new Set(
      rows.filter(({ imageUrl }) => !imageUrl || shown.has(imageUrl)).map(({ contentId }) => contentId),
    );
  }

  /** What waits, except for what the reader wrote. */
  async queue(readerId: string, only: CaseState | undefined, page: PageRequest) {
    const query = this.rows
      .find({
        waiting: true,
        authorId: { $ne: readerId },
        ...(only && { state: only }),
      })
      .lean();
    return keysetPage(query, weightiestFirst, page);
  }

  /** What the author is shown of: not that somebody reported it. */
  async pageOf(authorId: string, page: PageRequest) {
    const query = this.rows
      .find({
        authorId,
        state: { $nin: ['reported', 'stands'] },
      })
      .lean();
    return keysetPage(query, newestFirst, page);
  }

  lastOf(authorId: string, limit: number): Promise<CaseRow[]> {
    return this.rows
      .find({ authorId, waiting: false })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** When what of a member is removed was removed, since a moment. */
  async removalsOf(authorId: string, since: Date): Promise<Date[]> {
    const rows = await this.rows
      .find(
        { authorId, state: { $in: ['removed', 'appealed', 'upheld'] }, decidedAt: { $gte: since } },
        { decidedAt: 1 },
      )
      .lean();
    return rows.flatMap(({ decidedAt }) => decidedAt ?? []);
  }

  /** What is held says why; one that waits already is brought up to date. */
  async hold(content: ModeratedContent, findings: Finding[], wasVisible: boolean, at: Date): Promise<void> {
    await this.rows.updateOne(
      { kind: content.kind, contentId: content.id, waiting: true },
      {
        $set: { content: content.text, state: 'held', findings, updatedAt: at },
        $max: { weight: heldWeight },
        $inc: { revision: 1 },
        $setOnInsert: { _id: newId(), ...about(content), wasVisible, reportsCount: 0, createdAt: at },
      },
      { upsert: true },
    );
  }

  async keepContent({ kind, id }: ContentRef, content: string, at: Date): Promise<void> {
    await this.rows.updateOne(
      { kind, contentId: id, waiting: true },
      { $set: { content, updatedAt: at }, $inc: { revision: 1 } },
    );
  }

  async report(content: ModeratedContent, weight: number, at: Date): Promise<void> {
    await this.rows.updateOne(
      { kind: content.kind, contentId: content.id, waiting: true },
      {
        $set: { content: content.text, updatedAt: at },
        $inc: { weight, reportsCount: 1, revision: 1 },
        $setOnInsert: {
          _id: newId(),
          ...about(content),
          state: 'reported',
          findings: [],
          wasVisible: true,
          createdAt: at,
        },
      },
      { upsert: true },
    );
  }

  /** A case of content that was neither reported nor held. @param waiting false if another case of it is waiting */
  async open(content: ModeratedContent, at: Date, waiting = true): Promise<CaseRow> {
    const row = {
      _id: newId(),
      ...about(content),
      waiting,
      content: content.text,
      state: 'reported' as const,
      findings: [],
      wasVisible: true,
      reportsCount: 0,
      weight: 0,
      revision: 1,
      createdAt: at,
      updatedAt: at,
    };
    const [made] = await this.rows.create([row]);
    return (made as NonNullable<typeof made>).toObject();
  }

  change(id: string, from: CaseState, change: Partial<CaseRow>): Promise<CaseRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id: id, state: from },
        { $set: change, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** Notifies its author of a decision. */
  async tell(row: CaseRow, outcome: 'released' | 'removed' | 'restored' | 'upheld'): Promise<void> {
    const { _id: caseId, contentId, authorId: memberId } = row;
    const kind = row.kind === 'recipe-photo' ? 'photo' : row.kind;
    const reason = outcome === 'removed' || outcome === 'upheld' ? row.reason : null;
    await this.outbox.addAll([
      {
        definition: contentDecided,
        data: { caseId, kind, contentId, memberId, outcome, reason },
        about: { aggregate: `case:${caseId}`, revision: row.revision },
      },
    ]);
  }

  /** There is nothing left to decide about. */
  async dropWaiting({ kind, id }: ContentRef): Promise<void> {
    await this.rows.deleteOne({ kind, contentId: id, waiting: true });
  }

  async dropWaitingOfPost(postId: string): Promise<void> {
    await this.rows.deleteMany({ postId, waiting: true });
  }
}

const about = ({ kind, id, postId, recipeId = null, authorId, imageUrl }: ModeratedContent) => ({
  kind,
  contentId: id,
  postId,
  recipeId,
  authorId,
  waiting: true,
  imageUrl: kind === 'recipe-photo' ? imageUrl : null,
});
