import type { audienceRoutes, InputOf } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountRow, accountIndexes } from '../accounts/account.schema.ts';

type Audience = InputOf<typeof audienceRoutes.page>['body']['audience'];

/** Audiences are counted and paged through on indexes that hold all that is asked of them. */
@Injectable()
export class AudiencesRepository {
  constructor(@InjectModel(AccountRow.name) private readonly rows: Model<AccountRow>) {}

  /** @param among only of these */
  count(audience: Audience, now: Date, among?: readonly string[]): Promise<number> {
    const { audienceById, audienceCounted } = accountIndexes;
    return this.rows
      .countDocuments({ ...filterOf(audience, now), ...(among && { _id: { $in: among } }) })
      .hint(among ? audienceById : audienceCounted)
      .exec();
  }

  async idsAfter(audience: Audience, now: Date, after: string, limit: number): Promise<string[]> {
    const rows = await this.rows
      .find({ ...filterOf(audience, now), _id: { $gt: after } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .hint(accountIndexes.audienceById)
      .lean();
    return rows.map(({ _id }) => _id);
  }

  /** Of those among these who may be written to. */
  async addressesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.rows
      .find({ _id: { $in: ids }, emailVerifiedAt: { $type: 'date' }, suspendedAt: null }, { email: 1 })
      .lean();
    return new Map(rows.flatMap(({ _id, email }) => (email ? [[_id, email]] : [])));
  }
}

/** Only an address there is has been verified. One range of the index for each audience. */
const filterOf = (audience: Audience, now: Date) => ({
  emailVerifiedAt: { $type: 'date' as const },
  suspendedAt: null,
  ...(audience === 'subscribed' && { subscribedUntil: { $gt: now } }),
  ...(audience === 'not-subscribed' && { subscribedUntil: { $not: { $gt: now } } }),
});
