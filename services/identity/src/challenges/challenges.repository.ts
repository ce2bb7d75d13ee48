import type { ChallengePurpose } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChallengeRow } from './challenge.schema.ts';

@Injectable()
export class ChallengesRepository {
  constructor(@InjectModel(ChallengeRow.name) private readonly rows: Model<ChallengeRow>) {}

  async add(row: ChallengeRow): Promise<void> {
    await this.rows.create([row]);
  }

  find(id: string): Promise<ChallengeRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** Fixes whose account a link asked for by address is about, before it is mailed. */
  async bind(id: string, memberId: string): Promise<void> {
    await this.rows.updateOne({ _id: id, memberId: null }, { $set: { memberId } });
  }

  /** @returns false when it is used or expired: of many at once one succeeds */
  async use(id: string, now: Date): Promise<boolean> {
    const result = await this.rows.updateOne(
      { _id: id, usedAt: null, expiresAt: { $gt: now } },
      { $set: { usedAt: now } },
    );
    return result.modifiedCount === 1;
  }

  /** Makes a member's other open links void. */
  async voidAll(memberId: string, purposes: readonly ChallengePurpose[], now: Date): Promise<void> {
    await this.rows.updateMany(
      { memberId, purpose: { $in: purposes }, usedAt: null },
      { $set: { usedAt: now } },
    );
  }

  /**
   * Makes every open link of an account void, whatever it is for, also those asked for by its address that have not been
   * mailed yet. Runs in the open transaction.
   */
  async voidEvery(account: { _id: string; email?: string | undefined }, now: Date): Promise<void> {
    const { _id: memberId, email } = account;
    await this.rows.updateMany(
      { $or: [{ memberId }, ...(email ? [{ memberId: null, email }] : [])], usedAt: null },
      { $set: { usedAt: now } },
    );
  }

  /** Links to an address whose owner has left, also those asked for by address alone. */
  async removeAllTo(email: string): Promise<void> {
    await this.rows.deleteMany({ email });
  }
}
