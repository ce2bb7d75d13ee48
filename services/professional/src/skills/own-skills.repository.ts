import type { OwnSkillInput } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OwnSkillRow } from './skill.schema.ts';

/** Skills of members; no query without the member. */
@Injectable()
export class OwnSkillsRepository {
  constructor(@InjectModel(OwnSkillRow.name) private readonly rows: Model<OwnSkillRow>) {}

  of(userId: string): Promise<OwnSkillRow[]> {
    return this.rows.find({ userId }).lean().exec();
  }

  async put(userId: string, skillId: string, input: OwnSkillInput): Promise<void> {
    await this.rows.updateOne(
      { userId, skillId },
      { $set: input, $setOnInsert: { _id: newId() } },
      { upsert: true },
    );
  }

  async remove(userId: string, skillId: string): Promise<void> {
    await this.rows.deleteOne({ userId, skillId });
  }

  async has(userId: string, skillId: string): Promise<boolean> {
    return (await this.rows.exists({ userId, skillId })) !== null;
  }
}
