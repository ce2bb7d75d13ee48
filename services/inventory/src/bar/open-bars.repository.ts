import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarChoiceRow, BarLinkRow, BarRow } from './bar.schema.ts';

/** Bars as such, and which one a member has chosen. Writes join the open transaction. */
@Injectable()
export class OpenBarsRepository {
  constructor(
    @InjectModel(BarRow.name) private readonly bars: Model<BarRow>,
    @InjectModel(BarLinkRow.name) private readonly links: Model<BarLinkRow>,
    @InjectModel(BarChoiceRow.name) private readonly choices: Model<BarChoiceRow>,
  ) {}

  find(id: string): Promise<BarRow | null> {
    return this.bars.findById(id).lean().exec();
  }

  /** Their first bar, if it has a row, and those they have opened since, the oldest first. */
  ownedBy(memberId: string): Promise<BarRow[]> {
    return this.bars
      .find({ $or: [{ _id: memberId }, { ownerId: memberId }] })
      .sort({ createdAt: 1, _id: 1 })
      .lean()
      .exec();
  }

  /** Without the first one. */
  countOpenedBy(memberId: string): Promise<number> {
    return this.bars.countDocuments({ ownerId: memberId });
  }

  async open(row: Pick<BarRow, '_id' | 'ownerId' | 'name' | 'createdAt'>): Promise<void> {
    await this.bars.create([row]);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.bars.updateOne({ _id: id }, { $set: { name } }, { upsert: true });
  }

  async setArchived(id: string, archivedAt: Date | null): Promise<void> {
    await this.bars.updateOne({ _id: id }, { $set: { archivedAt } });
  }

  /** With what stands on it. */
  async delete(id: string): Promise<void> {
    await this.bars.deleteOne({ _id: id });
    await this.links.deleteMany({ userId: id });
  }

  async choiceOf(memberId: string): Promise<string | null> {
    return (await this.choices.findById(memberId).lean())?.barId ?? null;
  }

  async choose(memberId: string, barId: string): Promise<void> {
    await this.choices.updateOne(
      { _id: memberId },
      { $set: { barId }, $inc: { revision: 1 } },
      { upsert: true },
    );
  }
}
