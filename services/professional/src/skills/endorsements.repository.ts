import { skillEndorsed, skillUnendorsed } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EndorsementRow } from './endorsement.schema.ts';

type Key = Pick<EndorsementRow, 'ownerId' | 'skillId' | 'endorserId'>;

/** Only this touches endorsements; records the event of every change in the same transaction. */
@Injectable()
export class EndorsementsRepository {
  constructor(
    @InjectModel(EndorsementRow.name) private readonly rows: Model<EndorsementRow>,
    private readonly outbox: Outbox,
  ) {}

  /** All of a member, the last first. */
  of(ownerId: string): Promise<EndorsementRow[]> {
    return this.rows.find({ ownerId }).sort({ createdAt: -1 }).lean().exec();
  }

  /** Repeating it changes nothing. */
  async add(key: Key, skillName: string, createdAt: Date): Promise<void> {
    const { upsertedCount } = await this.rows.updateOne(
      { _id: idOf(key) },
      { $setOnInsert: { ...key, createdAt } },
      { upsert: true },
    );
    if (upsertedCount === 1) await this.outbox.add(skillEndorsed, { ...key, skillName }, aboutOf(key, 1));
  }

  /** Repeating it changes nothing. */
  async remove(key: Key): Promise<void> {
    const { deletedCount } = await this.rows.deleteOne({ _id: idOf(key) });
    if (deletedCount === 1) await this.outbox.add(skillUnendorsed, key, aboutOf(key, 2));
  }

  /** The skill is no longer one of its owner's. */
  async removeOfSkill(ownerId: string, skillId: string): Promise<void> {
    await this.rows.deleteMany({ ownerId, skillId });
  }

  /** What each of two vouched for of the other. */
  async removeBetween(one: string, other: string): Promise<void> {
    const rows = await this.rows
      .find({
        $or: [
          { endorserId: one, ownerId: other },
          { endorserId: other, ownerId: one },
        ],
      })
      .lean();
    for (const { ownerId, skillId, endorserId } of rows) await this.remove({ ownerId, skillId, endorserId });
  }
}

const idOf = ({ ownerId, skillId, endorserId }: Key): string => `${ownerId}:${skillId}:${endorserId}`;
const aboutOf = (key: Key, revision: number) => ({ aggregate: `endorsement:${idOf(key)}`, revision });
