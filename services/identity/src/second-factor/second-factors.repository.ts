import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SecondFactorRow } from './second-factor.schema.ts';

@Injectable()
export class SecondFactorsRepository {
  constructor(@InjectModel(SecondFactorRow.name) private readonly rows: Model<SecondFactorRow>) {}

  find(memberId: string): Promise<SecondFactorRow | null> {
    return this.rows.findById(memberId).lean().exec();
  }

  /**
   * Replaces a key that is not confirmed, never one that is. Where there are recovery codes, from a passkey, they stay when
   * it is never confirmed. @returns false where one is
   */
  async begin(memberId: string, key: string, keyUntil: Date): Promise<boolean> {
    const recoveryHashes = { $ifNull: ['$recoveryHashes', []] };
    const fresh = {
      key,
      keyUntil,
      confirmedAt: null,
      lastStep: 0,
      recoveryHashes,
      guesses: { $ifNull: ['$guesses', 0] },
      guessedSince: { $ifNull: ['$guessedSince', null] },
      forgottenAt: { $cond: [{ $eq: [recoveryHashes, []] }, keyUntil, '$$REMOVE'] },
    };
    try {
      await this.rows.updateOne({ _id: memberId, confirmedAt: null }, [{ $set: fresh }], {
        upsert: true,
        updatePipeline: true,
      });
      return true;
    } catch (error) {
      if ((error as { code?: number }).code === 11_000) return false;
      throw error;
    }
  }

  /** @returns false when this key is not the one that waits to be confirmed */
  async confirm(memberId: string, key: string, now: Date): Promise<boolean> {
    const { modifiedCount } = await this.rows.updateOne(
      { _id: memberId, key, confirmedAt: null },
      { $set: { confirmedAt: now }, $unset: { forgottenAt: '', keyUntil: '' } },
    );
    return modifiedCount === 1;
  }

  /** A new set replaces the former one. */
  async setRecoveryHashes(memberId: string, recoveryHashes: string[]): Promise<void> {
    await this.rows.updateOne(
      { _id: memberId },
      {
        $set: { recoveryHashes },
        $unset: { forgottenAt: '' },
        $setOnInsert: { confirmedAt: null, lastStep: 0, guesses: 0, guessedSince: null },
      },
      { upsert: true },
    );
  }

  /** Takes the authenticator app away and leaves the recovery codes. */
  async removeKey(memberId: string): Promise<void> {
    await this.rows.updateOne(
      { _id: memberId },
      { $set: { confirmedAt: null, lastStep: 0 }, $unset: { key: '' } },
    );
  }

  /** @returns false for a step that is used or passed: of many at once one succeeds */
  async useStep(memberId: string, step: number): Promise<boolean> {
    const { modifiedCount } = await this.rows.updateOne(
      { _id: memberId, lastStep: { $lt: step } },
      { $set: { lastStep: step, guesses: 0 } },
    );
    return modifiedCount === 1;
  }

  /** @returns false for a code that is none, or was used */
  async useRecoveryHash(memberId: string, hash: string): Promise<boolean> {
    const { modifiedCount } = await this.rows.updateOne(
      { _id: memberId, recoveryHashes: hash },
      { $pull: { recoveryHashes: hash } },
    );
    return modifiedCount === 1;
  }

  /** Counts a guess; the first one after `since` counts as one again. */
  async countGuess(memberId: string, since: Date, now: Date): Promise<SecondFactorRow | null> {
    const isOver = { $lte: [{ $ifNull: ['$guessedSince', since] }, since] };
    return this.rows
      .findOneAndUpdate(
        { _id: memberId },
        [
          {
            $set: {
              guesses: { $cond: [isOver, 1, { $add: ['$guesses', 1] }] },
              guessedSince: { $cond: [isOver, now, '$guessedSince'] },
            },
          },
        ],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean()
      .exec();
  }

  async remove(memberId: string): Promise<void> {
    await this.rows.deleteOne({ _id: memberId });
  }
}
