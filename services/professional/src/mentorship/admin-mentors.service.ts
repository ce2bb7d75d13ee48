import {
  type AdminMentorProfile,
  type adminMentorshipRoutes,
  type InputOf,
  mentorProfileModerated,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { toAdminConnection } from '../connections/connection.mapper.ts';
import { ConnectionsRepository } from '../connections/connections.repository.ts';
import { mentorNotFound } from '../mentors/mentor.errors.ts';
import { toAdminProfile } from '../mentors/mentor.mapper.ts';
import { MentorsRepository } from '../mentors/mentors.repository.ts';

type Queries<K extends 'profiles' | 'connections'> = InputOf<(typeof adminMentorshipRoutes)[K]>['query'];
type Deactivation = Omit<InputOf<typeof adminMentorshipRoutes.setDeactivated>['body'], 'reason'> & {
  reason?: string | null | undefined;
};

/** Mentorship as admins see it. Implements MENT-02, BEYOND-79. */
@Injectable()
export class AdminMentorsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mentors: MentorsRepository,
    private readonly connections: ConnectionsRepository,
    private readonly bookings: BookingsRepository,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async overview() {
    const [profiles, accepting, connections, bookings] = await Promise.all([
      this.mentors.countActive(),
      this.mentors.countAccepting(),
      this.connections.countByStatus(),
      this.bookings.countByState(this.clock.now()),
    ]);
    return { profiles, accepting, connections, bookings };
  }

  async profiles(query: Queries<'profiles'>) {
    const { items, nextCursor } = await this.mentors.pageOfAll(query);
    return { items: items.map(toAdminProfile), nextCursor };
  }

  async connectionsPage({ status, ...place }: Queries<'connections'>) {
    const { items, nextCursor } = await this.connections.pageOfAll(status, place);
    const profiles = await this.mentors.byIds(
      items.flatMap(({ mentorUserId, menteeUserId }) => [mentorUserId, menteeUserId]),
    );
    return { items: items.flatMap((row) => toAdminConnection(row, profiles) ?? []), nextCursor };
  }

  async setDeactivated(
    id: string,
    { deactivated, reason = null }: Deactivation,
  ): Promise<AdminMentorProfile> {
    const row = await this.transactions.run(async () => {
      const after = await this.mentors.change(id, {
        isDeactivated: deactivated,
        deactivationReason: deactivated ? reason : null,
      });
      if (!after) throw mentorNotFound();
      const act = deactivated ? 'mentorship-profile.deactivated' : 'mentorship-profile.reactivated';
      await this.audit.record(act, `mentorship-profile:${id}`, { reason });
      await this.outbox.add(
        mentorProfileModerated,
        { memberId: id, isDeactivated: deactivated },
        { aggregate: `mentorship-profile:${id}`, revision: after.revision },
      );
      return after;
    });
    return toAdminProfile(row);
  }
}
