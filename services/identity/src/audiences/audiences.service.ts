import { type audienceRoutes, type InputOf, type OutputOf } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';
import { AudiencesRepository } from './audiences.repository.ts';

type Ask<K extends keyof typeof audienceRoutes> = InputOf<(typeof audienceRoutes)[K]>['body'];

/** Members with a verified address who are not suspended, for bulk mail. Implements BEYOND-101. */
@Injectable()
export class AudiencesService {
  constructor(
    private readonly audiences: AudiencesRepository,
    private readonly accounts: AccountsRepository,
    private readonly profiles: ProfilesRepository,
    private readonly clock: Clock,
  ) {}

  async count({ audience, except }: Ask<'count'>) {
    const now = this.clock.now();
    const [count, excepted] = await Promise.all([
      this.audiences.count(audience, now),
      except.length > 0 ? this.audiences.count(audience, now, except) : 0,
    ]);
    return { count, excepted };
  }

  async among({ audience, memberIds }: Ask<'among'>) {
    return { count: await this.audiences.count(audience, this.clock.now(), memberIds) };
  }

  async page({ audience, after, limit }: Ask<'page'>) {
    return { memberIds: await this.audiences.idsAfter(audience, this.clock.now(), after, limit) };
  }

  async holder({ email }: Ask<'holder'>) {
    const account = await this.accounts.findByEmail(email);
    return { memberId: account && !account.suspendedAt ? account._id : null };
  }

  async readers({ memberIds }: Ask<'readers'>): Promise<OutputOf<typeof audienceRoutes.readers>> {
    const [addresses, profiles] = await Promise.all([
      this.audiences.addressesOf(memberIds),
      this.profiles.findAll(memberIds),
    ]);
    return {
      readers: profiles.flatMap(({ _id, fullName }) => {
        const email = addresses.get(_id);
        return email === undefined ? [] : [{ memberId: _id, to: { email, fullName } }];
      }),
    };
  }
}
