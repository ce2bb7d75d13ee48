import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';
import { MembersRepository } from './members.repository.ts';

/** Keeps what a member is found by in the console in step with their account and profile. */
@Injectable()
export class MemberFinder {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly profiles: ProfilesRepository,
  ) {}

  /** Does nothing for a member who is gone. */
  async index(memberId: string): Promise<void> {
    const [account, profile] = await Promise.all([
      this.accounts.findById(memberId),
      this.profiles.find(memberId),
    ]);
    if (account && profile) await this.members.index(memberId, { ...account, ...profile });
  }
}
