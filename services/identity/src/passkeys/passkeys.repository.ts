import { isDuplicateOf } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PasskeyRow } from './passkey.schema.ts';
import { UsedChallengeRow } from './used-challenge.schema.ts';

@Injectable()
export class PasskeysRepository {
  constructor(
    @InjectModel(PasskeyRow.name) private readonly rows: Model<PasskeyRow>,
    @InjectModel(UsedChallengeRow.name) private readonly used: Model<UsedChallengeRow>,
  ) {}

  /** The newest first. */
  listOf(memberId: string): Promise<PasskeyRow[]> {
    return this.rows.find({ memberId }).sort({ _id: -1 }).lean().exec();
  }

  countOf(memberId: string): Promise<number> {
    return this.rows.countDocuments({ memberId }).exec();
  }

  findByCredential(credentialId: string): Promise<PasskeyRow | null> {
    return this.rows.findOne({ credentialId }).lean().exec();
  }

  async add(row: PasskeyRow): Promise<void> {
    await this.rows.create([row]);
  }

  rename(memberId: string, id: string, name: string): Promise<PasskeyRow | null> {
    return this.rows
      .findOneAndUpdate({ _id: id, memberId }, { $set: { name } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  /** @returns what was removed, or null for one that is gone, or is another member's */
  remove(memberId: string, id: string): Promise<PasskeyRow | null> {
    return this.rows.findOneAndDelete({ _id: id, memberId }).lean().exec();
  }

  async removeAllOf(memberId: string): Promise<void> {
    await this.rows.deleteMany({ memberId });
  }

  /** @returns false where its device has counted as far before: of two that count alike one is a copy */
  async use(id: string, counter: number, now: Date): Promise<boolean> {
    const { matchedCount } = await this.rows.updateOne(
      { _id: id, counter: counter === 0 ? 0 : { $lt: counter } },
      { $set: { counter, lastUsedAt: now } },
    );
    return matchedCount === 1;
  }

  /** @returns false for a challenge that was used: of many at once one succeeds */
  async useChallenge(_id: string, expiresAt: Date): Promise<boolean> {
    try {
      await this.used.create([{ _id, expiresAt }]);
      return true;
    } catch (error) {
      if (isDuplicateOf(error, _id)) return false;
      throw error;
    }
  }
}
