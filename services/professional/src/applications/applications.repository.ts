import {
  type ApplicationStatus,
  applicationDropped,
  applicationMoved,
  applicationStatuses,
  applicationSubmitted,
  applicationWithdrawn,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, newestFirst, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PostingRow } from '../postings/posting.schema.ts';
import { ApplicationRow } from './application.schema.ts';

/** Only this touches applications; records the event of every change in the same transaction. */
@Injectable()
export class ApplicationsRepository {
  constructor(
    @InjectModel(ApplicationRow.name) private readonly rows: Model<ApplicationRow>,
    private readonly outbox: Outbox,
  ) {}

  byIds(ids: readonly string[]): Promise<Pick<ApplicationRow, '_id' | 'postingId'>[]> {
    return this.rows
      .find({ _id: { $in: ids } }, { postingId: 1 })
      .lean()
      .exec();
  }

  find(id: string): Promise<ApplicationRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findOwn(id: string, applicantUserId: string): Promise<ApplicationRow | null> {
    return this.rows.findOne({ _id: id, applicantUserId }).lean().exec();
  }

  /** For which of these postings a member has applied. */
  async appliedAmong(applicantUserId: string, postingIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (postingIds.length === 0) return new Set();
    const rows = await this.rows
      .find({ applicantUserId, postingId: { $in: postingIds } }, { postingId: 1 })
      .lean();
    return new Set(rows.map(({ postingId }) => postingId));
  }

  /** The postings a member has an application of one of these statuses for. */
  async postingsAppliedFor(
    applicantUserId: string,
    statuses: readonly ApplicationStatus[],
  ): Promise<string[]> {
    const rows = await this.rows
      .find({ applicantUserId, status: { $in: statuses } }, { postingId: 1 })
      .hint({ applicantUserId: 1, postingId: 1 })
      .lean();
    return rows.map(({ postingId }) => postingId);
  }

  /** @returns whether it was the member's first for the posting; a second one changes nothing */
  async submit(row: ApplicationRow, posterId: string | null): Promise<boolean> {
    const { applicantUserId, postingId, ...rest } = row;
    const result = await this.rows.updateOne(
      { applicantUserId, postingId },
      { $setOnInsert: rest },
      { upsert: true },
    );
    if (result.upsertedCount === 0) return false;
    await this.outbox.add(applicationSubmitted, factsOf(row, posterId), aboutOf(row));
    return true;
  }

  /** @returns null when it is gone */
  async move(
    id: string,
    status: ApplicationStatus,
    updatedAt: Date,
    posterId: string | null,
  ): Promise<ApplicationRow | null> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id },
        { $set: { status, updatedAt }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (row) await this.outbox.add(applicationMoved, { ...factsOf(row, posterId), status }, aboutOf(row));
    return row;
  }

  async withdraw(row: ApplicationRow, posterId: string | null): Promise<void> {
    await this.rows.deleteOne({ _id: row._id });
    const after = { ...row, revision: row.revision + 1 };
    await this.outbox.add(applicationWithdrawn, factsOf(after, posterId), aboutOf(after));
  }

  madeBy(applicantUserId: string, place: PageRequest) {
    return this.page({ applicantUserId }, place);
  }

  receivedFor(postingId: string, status: ApplicationStatus | undefined, place: PageRequest) {
    return this.page({ postingId, ...(status && { status }) }, place);
  }

  async countByStatus(): Promise<Record<ApplicationStatus, number>> {
    const counts = await Promise.all(
      applicationStatuses.map(async (status) => [status, await this.rows.countDocuments({ status })]),
    );
    return Object.fromEntries(counts);
  }

  /** How many applications each of these postings has by stage. */
  async countsOf(
    postingIds: readonly string[],
  ): Promise<ReadonlyMap<string, Partial<Record<ApplicationStatus, number>>>> {
    const groups = await this.rows.aggregate<{
      _id: { postingId: string; status: ApplicationStatus };
      count: number;
    }>([
      { $match: { postingId: { $in: [...postingIds] } } },
      { $group: { _id: { postingId: '$postingId', status: '$status' }, count: { $sum: 1 } } },
    ]);
    const counts = new Map<string, Partial<Record<ApplicationStatus, number>>>();
    for (const { _id, count } of groups)
      counts.set(_id.postingId, { ...counts.get(_id.postingId), [_id.status]: count });
    return counts;
  }

  /** Those of a posting that an admin has deleted. Runs in the open transaction. @returns their ids */
  async dropOf({ _id: postingId, postedByUserId, jobTitle }: PostingRow): Promise<string[]> {
    const rows = await this.rows.find({ postingId }).lean();
    await this.rows.deleteMany({ postingId });
    await this.outbox.addAll(
      rows.map((row) => ({
        definition: applicationDropped,
        data: { ...factsOf(row, postedByUserId), jobTitle },
        about: aboutOf({ ...row, revision: row.revision + 1 }),
      })),
    );
    return rows.map(({ _id }) => _id);
  }

  private async page(filter: Record<string, unknown>, page: PageRequest) {
    const query = this.rows.find(filter).lean();
    return keysetPage(query, newestFirst, page);
  }
}

const factsOf = ({ _id, postingId, applicantUserId }: ApplicationRow, posterId: string | null) => ({
  applicationId: _id,
  postingId,
  memberId: applicantUserId,
  posterId,
});
const aboutOf = ({ _id, revision }: ApplicationRow) => ({ aggregate: `application:${_id}`, revision });
