import { alertMailed, alertMatched, maxMailedPostings } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PostingRow } from '../postings/posting.schema.ts';
import { AlertRow } from './alert.schema.ts';

/** Only this touches job alerts; records the event of every change in the same transaction. */
@Injectable()
export class AlertsRepository {
  constructor(
    @InjectModel(AlertRow.name) private readonly rows: Model<AlertRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<AlertRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  of(userId: string): Promise<AlertRow[]> {
    return this.rows.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean().exec();
  }

  async add(row: AlertRow): Promise<void> {
    await this.rows.create([row]);
  }

  async remove(id: string, userId: string): Promise<void> {
    await this.rows.deleteOne({ _id: id, userId });
  }

  /** Alerts whose filters fit a posting, whatever their words, by id. */
  fitting(
    { workLocation, jobType, experienceLevel }: PostingRow,
    after: string | null,
    limit: number,
  ): Promise<AlertRow[]> {
    return this.rows
      .find({
        workLocation: { $in: [workLocation, null] },
        jobType: { $in: [jobType, null] },
        experienceLevel: { $in: [experienceLevel, null] },
        ...(after && { _id: { $gt: after } }),
      })
      .sort({ _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Notes a posting for the next mail; what is beyond one mail is in the notices alone. */
  async match(id: string, postingId: string, mailAt: Date): Promise<void> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id },
        {
          $set: { mailAt },
          $push: { matched: { $each: [postingId], $slice: maxMailedPostings } },
          $inc: { revision: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (row) await this.outbox.add(alertMatched, { ...factsOf(row), postingId }, aboutOf(row));
  }

  /** Nothing when no mail is due. */
  async mail(id: string, now: Date): Promise<void> {
    const before = await this.rows
      .findOneAndUpdate(
        { _id: id, mailAt: { $ne: null, $lte: now } },
        { $set: { mailAt: null, mailedAt: now, matched: [] }, $inc: { revision: 1 } },
        { returnDocument: 'before' },
      )
      .lean();
    if (!before) return;
    const after = { ...before, revision: before.revision + 1 };
    await this.outbox.add(alertMailed, { ...factsOf(after), postingIds: before.matched }, aboutOf(after));
  }
}

const factsOf = ({ _id, userId }: AlertRow) => ({ alertId: _id, memberId: userId });
const aboutOf = ({ _id, revision }: AlertRow) => ({ aggregate: `job-alert:${_id}`, revision });
