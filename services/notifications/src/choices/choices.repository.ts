import { defaultMailTimes, type MailTimes, type MailWay } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NotificationChoicesRow } from './choice.schema.ts';

@Injectable()
export class ChoicesRepository {
  constructor(
    @InjectModel(NotificationChoicesRow.name) private readonly rows: Model<NotificationChoicesRow>,
  ) {}

  find(memberId: string): Promise<NotificationChoicesRow | null> {
    return this.rows.findById(memberId).lean().exec();
  }

  /** Of these members, those who do not want a kind behind the bell. */
  async refusing(memberIds: readonly string[], kind: string): Promise<ReadonlySet<string>> {
    const rows = await this.rows.find({ _id: { $in: memberIds }, notInApp: kind }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id));
  }

  /** Of these members, those who do not want a kind pushed. */
  async refusingPush(memberIds: readonly string[], kind: string): Promise<ReadonlySet<string>> {
    const rows = await this.rows.find({ _id: { $in: memberIds }, notPushed: kind }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id));
  }

  /** Of these members, those who want a kind in their daily summary, with their times. */
  async digesting(memberIds: readonly string[], kind: string): Promise<ReadonlyMap<string, MailTimes>> {
    const rows = await this.rows
      .find({ _id: { $in: memberIds }, digested: kind, digestStopped: { $ne: true } }, { times: 1 })
      .lean();
    return new Map(rows.map(({ _id, times }) => [_id, times ?? defaultMailTimes]));
  }

  async setInApp(memberId: string, kind: string, wanted: boolean): Promise<void> {
    await this.setRefused(memberId, { notInApp: kind }, wanted);
  }

  async setPush(memberId: string, kind: string, wanted: boolean): Promise<void> {
    await this.setRefused(memberId, { notPushed: kind }, wanted);
  }

  private async setRefused(
    memberId: string,
    change: { notInApp: string } | { notPushed: string },
    wanted: boolean,
  ): Promise<void> {
    await this.rows.updateOne({ _id: memberId }, wanted ? { $pull: change } : { $addToSet: change }, {
      upsert: true,
    });
  }

  /** Runs in the open transaction. */
  async setMail(memberId: string, kind: string, way: MailWay): Promise<void> {
    if (way === 'daily') await this.forgetStopped(memberId);
    const add = { ...(way === 'off' && { notMailed: kind }), ...(way === 'daily' && { digested: kind }) };
    const pull = { ...(way !== 'off' && { notMailed: kind }), ...(way !== 'daily' && { digested: kind }) };
    await this.rows.updateOne({ _id: memberId }, { $pull: pull }, { upsert: true });
    await this.rows.updateOne({ _id: memberId }, { $addToSet: add });
  }

  async setTimes(memberId: string, times: MailTimes): Promise<void> {
    await this.rows.updateOne({ _id: memberId }, { $set: { times } }, { upsert: true });
  }

  /** Stops the daily summary, or lets it come again with the kinds it had. */
  async setDigest(memberId: string, wanted: boolean): Promise<void> {
    await this.rows.updateOne({ _id: memberId }, { $set: { digestStopped: !wanted } });
  }

  /** Whoever wants a summary again after they stopped it does not get what they had in it before. */
  private async forgetStopped(memberId: string): Promise<void> {
    const row = await this.rows.findOne({ _id: memberId, digestStopped: true }).lean();
    if (!row) return;
    const notMailed = [...new Set([...row.notMailed, ...(row.digested ?? [])])];
    await this.rows.updateOne({ _id: memberId }, { $set: { notMailed, digested: [], digestStopped: false } });
  }
}
