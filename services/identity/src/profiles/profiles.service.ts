import { type MemberActor, type pointsAwarded, profileChanged } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { memberNotFound } from '../accounts/account.errors.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { toMemberCard, toProfile } from './profile.mapper.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { usernameFrom } from './username.ts';

const mostTries = 8;

@Injectable()
export class ProfilesService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly accounts: AccountsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A new member's profile, with a free username made from the name. Belongs to the open transaction. */
  async create(id: string, fullName: string, createdAt: Date): Promise<void> {
    for (let attempt = 0; attempt < mostTries; attempt++) {
      const username = usernameFrom(fullName, attempt);
      if (await this.profiles.isTaken(username.toLowerCase())) continue;
      await this.profiles.add({
        _id: id,
        fullName,
        username,
        usernameKey: username.toLowerCase(),
        createdAt,
        updatedAt: createdAt,
      });
      return;
    }
    throw new Error(`no free username after ${mostTries} tries`);
  }

  /** Implements AUTH-26, BEYOND-05. */
  async own(actor: MemberActor) {
    const [profile, account] = await Promise.all([
      this.profiles.find(actor.id),
      this.accounts.findById(actor.id),
    ]);
    if (!profile || !account) throw memberNotFound();
    return toProfile(profile, account, this.clock.now());
  }

  async cards(ids: readonly string[]) {
    return { items: (await this.profiles.findAll(ids)).map(toMemberCard) };
  }

  /** Keeps level and total beside the profile; late and repeated news change nothing. Implements BEYOND-58. */
  async takePoints(awarded: z.output<typeof pointsAwarded.data>): Promise<void> {
    const { memberId, sequence, totalPoints, currentLevel } = awarded;
    const after = await this.profiles.projectPoints(memberId, sequence, { totalPoints, currentLevel });
    if (after)
      await this.outbox.add(
        profileChanged,
        { memberId },
        { aggregate: `profile:${memberId}`, revision: after.revision },
      );
  }
}
