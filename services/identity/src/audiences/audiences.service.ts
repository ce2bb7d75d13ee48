import { type audienceRoutes, type InputOf, type OutputOf } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';

type Ask<K extends keyof typeof audienceRoutes> = InputOf<(typeof audienceRoutes)[K]>['body'];

/** Members with a verified address who are not suspended, for bulk mail. Implements BEYOND-101. */
@Injectable()
export class AudiencesService {
  constructor(
    @InjectModel(AccountRow.name) private readonly rows: Model<AccountRow>,
    private readonly accounts: AccountsRepository,
    private readonly profiles: ProfilesRepository,
    private readonly clock: Clock,
  ) {}

  async count({ audience, except }: Ask<'count'>) {
    const filter = this.filterOf(audience);
    const [count, excepted] = await Promise.all([
      this.rows.countDocuments(filter).exec(),
      except.length > 0 ? this.rows.countDocuments({ ...filter, _id: { $in: except } }).exec() : 0,
    ]);
    return { count, excepted };
  }

  async page({ audience, after, limit }: Ask<'page'>) {
    const rows = await this.rows
      .find({ ...this.filterOf(audience), _id: { $gt: after } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return { memberIds: rows.map(({ _id }) => _id) };
  }

  async holder({ email }: Ask<'holder'>) {
    const account = await this.accounts.findByCredential({ email });
    return { memberId: account && !account.suspendedAt ? account._id : null };
  }

  async reader({ memberId }: Ask<'reader'>): Promise<OutputOf<typeof audienceRoutes.reader>> {
    const [account, profile] = await Promise.all([
      this.accounts.findById(memberId),
      this.profiles.find(memberId),
    ]);
    if (!account?.email || !account.emailVerifiedAt || account.suspendedAt || !profile) return { to: null };
    return { to: { email: account.email, fullName: profile.fullName } };
  }

  private filterOf(audience: Ask<'page'>['audience']) {
    const now = this.clock.now();
    return {
      emailVerifiedAt: { $type: 'date' as const },
      email: { $type: 'string' as const },
      suspendedAt: null,
      ...(audience === 'subscribed' && { subscribedUntil: { $gt: now } }),
      ...(audience === 'not-subscribed' && {
        $or: [{ subscribedUntil: null }, { subscribedUntil: { $lte: now } }],
      }),
    };
  }
}
