import { personalTokenEnded } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PersonalTokenRow } from './personal-token.schema.ts';

@Injectable()
export class PersonalTokensRepository {
  constructor(
    @InjectModel(PersonalTokenRow.name) private readonly rows: Model<PersonalTokenRow>,
    private readonly outbox: Outbox,
  ) {}

  /** Those that are still good, the newest first. */
  listOf(memberId: string, now: Date): Promise<PersonalTokenRow[]> {
    return this.rows
      .find({ memberId, expiresAt: { $gt: now } })
      .sort({ _id: -1 })
      .lean()
      .exec();
  }

  async add(row: PersonalTokenRow): Promise<void> {
    await this.rows.create([row]);
  }

  find(hash: string, now: Date): Promise<PersonalTokenRow | null> {
    return this.rows
      .findOne({ hash, expiresAt: { $gt: now } })
      .lean()
      .exec();
  }

  async noteUse(id: string, day: string): Promise<void> {
    await this.rows.updateOne({ _id: id, lastUsedOn: { $ne: day } }, { $set: { lastUsedOn: day } });
  }

  /** Runs in the open transaction. @returns false for one that is gone, or is another member's */
  async end(memberId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.rows.deleteOne({ _id: id, memberId });
    if (deletedCount === 1) await this.tellOf(memberId, [id]);
    return deletedCount === 1;
  }

  /** Runs in the open transaction. */
  async endAllOf(memberId: string): Promise<void> {
    const rows = await this.rows.find({ memberId }, { _id: 1 }).lean();
    if (rows.length === 0) return;
    await this.rows.deleteMany({ memberId });
    await this.tellOf(
      memberId,
      rows.map(({ _id }) => _id),
    );
  }

  private async tellOf(memberId: string, ids: readonly string[]): Promise<void> {
    await this.outbox.addAll(
      ids.map((tokenId) => ({
        definition: personalTokenEnded,
        data: { memberId, tokenId },
        about: { aggregate: `personal-token:${tokenId}`, revision: 2 },
      })),
    );
  }
}
