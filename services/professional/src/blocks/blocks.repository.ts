import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BlockRow } from './block.schema.ts';

/** Who blocks whom; here a block works both ways. */
@Injectable()
export class BlocksRepository {
  constructor(@InjectModel(BlockRow.name) private readonly rows: Model<BlockRow>) {}

  async keep(memberId: string, otherId: string): Promise<void> {
    const _id = keyOf(memberId, otherId);
    await this.rows.updateOne({ _id }, { $setOnInsert: { memberId, otherId } }, { upsert: true });
  }

  async end(memberId: string, otherId: string): Promise<void> {
    await this.rows.deleteOne({ _id: keyOf(memberId, otherId) });
  }

  async isBetween(one: string, other: string): Promise<boolean> {
    return (await this.rows.exists({ _id: { $in: [keyOf(one, other), keyOf(other, one)] } })) !== null;
  }

  /** Those whom a member blocks, and those who block them. */
  async around(memberId: string): Promise<ReadonlySet<string>> {
    const rows = await this.rows.find({ $or: [{ memberId }, { otherId: memberId }] }).lean();
    return new Set(rows.map((row) => (row.memberId === memberId ? row.otherId : row.memberId)));
  }

  /** @throws DomainError when one of them blocks the other */
  async assertMayAct(memberId: string, otherId: string | null): Promise<void> {
    if (otherId && (await this.isBetween(memberId, otherId)))
      throw new DomainError('forbidden', 'professional.blocked', 'You cannot do this with this member.');
  }
}

const keyOf = (memberId: string, otherId: string): string => `${memberId}:${otherId}`;
