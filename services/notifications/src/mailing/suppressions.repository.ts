import { keysetPage, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MailEventRow, SuppressionRow } from './suppression.schema.ts';

const latestFirst = [
  ['at', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;

@Injectable()
export class SuppressionsRepository {
  constructor(
    @InjectModel(SuppressionRow.name) private readonly rows: Model<SuppressionRow>,
    @InjectModel(MailEventRow.name) private readonly events: Model<MailEventRow>,
  ) {}

  /** @returns false when it was noted before */
  async noteEvent(_id: string, at: Date): Promise<boolean> {
    const { upsertedCount } = await this.events.updateOne(
      { _id },
      { $setOnInsert: { at } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  async keep({ _id, ...row }: SuppressionRow): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: row }, { upsert: true });
  }

  /** Of these members, those whose address of then is not to be written to. */
  async among(memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.rows.find({ _id: { $in: memberIds } }, { addressMac: 1 }).lean();
    return new Map(rows.map(({ _id, addressMac }) => [_id, addressMac]));
  }

  /** The next of all, in the order of their ids. */
  async after(id: string, limit: number): Promise<ReadonlyMap<string, string>> {
    const rows = await this.rows
      .find({ _id: { $gt: id } }, { addressMac: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return new Map(rows.map(({ _id, addressMac }) => [_id, addressMac]));
  }

  async page(page: PageRequest) {
    return keysetPage(this.rows.find().lean(), latestFirst, page);
  }

  /** @returns false when there was none */
  async lift(_id: string): Promise<boolean> {
    return (await this.rows.deleteOne({ _id })).deletedCount === 1;
  }
}
