import { type MemberActor, profileChanged } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, DomainError, dayOf } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { Growth } from '../analytics/growth.service.ts';
import { activeSince, markAgainBefore } from '../profiles/presence.ts';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';

/** Who was here lately. Implements AUTH-28, HOME-05, BEYOND-14, BEYOND-15. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: ProfilesRepository,
    private readonly outbox: Outbox,
    private readonly growth: Growth,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks the member as here. The first mark in 24 hours changes the count everybody sees, so it is told as a change of
   * their profile; the many that follow are one small write each.
   * @throws DomainError 403 for anybody else's id
   */
  async ping(actor: MemberActor, userIdParam: string | undefined) {
    if (userIdParam !== undefined && userIdParam !== actor.id)
      throw new DomainError('forbidden', 'identity.not_you', 'You can only record your own activity.');
    const now = this.clock.now();
    const lastActiveAt = await this.profiles.markActive(actor.id, now, {
      after: activeSince(now),
      before: markAgainBefore(now),
    });
    if (!lastActiveAt) await this.arrive(actor.id, now);
    if (!lastActiveAt || dayOf(lastActiveAt) !== dayOf(now)) await this.growth.noteActive(actor.id, now);
    return { done: true as const };
  }

  async countActive() {
    return { count: await this.profiles.countActiveSince(activeSince(this.clock.now())) };
  }

  private async arrive(memberId: string, now: Date): Promise<void> {
    await this.transactions.run(async () => {
      const after = await this.profiles.markArrived(memberId, now, activeSince(now));
      if (!after) return;
      const aggregate = `profile:${memberId}`;
      await this.outbox.add(profileChanged, { memberId }, { aggregate, revision: after.revision });
    });
  }
}
