import {
  type adminSuspicionRoutes,
  dayMs,
  examineWeek,
  type InputOf,
  type JobDataOf,
  type MemberActor,
  type Suspicion,
} from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ActivitiesRepository } from '../activities/activities.repository.ts';
import { WindowPointsRepository } from '../points/window-points.repository.ts';
import { daysOfWeek, weekOf } from '../points/windows.ts';
import type { SuspicionRow } from './suspicion.schema.ts';
import { SuspicionsRepository } from './suspicions.repository.ts';
import { findingsIn, type Gain, minPoints, ringFinding, ringFrom, strongTies } from './suspicious-week.ts';

const membersAtOnce = 100;
const weekMs = 7 * dayMs;

/** Looks for gains that look farmed, and keeps what admins make of them. */
@Injectable()
export class SuspicionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly activities: ActivitiesRepository,
    private readonly windows: WindowPointsRepository,
    private readonly suspicions: SuspicionsRepository,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(query: InputOf<typeof adminSuspicionRoutes.list>['query']) {
    const { items, nextCursor } = await this.suspicions.page(query);
    return { items: items.map(toSuspicion), nextCursor };
  }

  /** Repeating it changes nothing. @throws DomainError 404, 422 for a suspicion of oneself */
  async dismiss(actor: MemberActor, id: string, note: string): Promise<Suspicion> {
    return this.transactions.run(async () => {
      if ((await this.suspicions.find(id))?.userId === actor.id) throw ownSuspicion();
      const row = await this.suspicions.dismiss(id, { by: actor.id, at: this.clock.now(), note });
      if (row)
        await this.audit.record('suspicion.dismissed', `member:${row.userId}`, {
          week: row.week,
          reason: row.reason,
          note,
        });
      const kept = row ?? (await this.suspicions.find(id));
      if (!kept) throw suspicionNotFound();
      return toSuspicion(kept);
    });
  }

  /** Begins to look through this week and the last. */
  async look(): Promise<{ done: true }> {
    const now = this.clock.now();
    const search = newId();
    for (const at of [now, new Date(now.getTime() - weekMs)]) {
      const week = weekOf(at);
      await this.jobs.enqueue(examineWeek, `${week}-${search}`, { week, search, after: '' });
    }
    return { done: true };
  }

  /** Examines some members of a week, and has the next examined. */
  async examine({ week, search, after }: JobDataOf<typeof examineWeek>): Promise<void> {
    const members = await this.windows.membersWith(week, minPoints, after, membersAtOnce);
    const days = daysOfWeek(week);
    const known = new Map(Map.groupBy(await this.activities.gainsOf(members, days), ({ userId }) => userId));
    const gainsOf = async (memberId: string): Promise<Gain[]> => {
      const gains = known.get(memberId) ?? (await this.activities.gainsOf([memberId], days));
      known.set(memberId, gains);
      return gains;
    };
    const tiesOf = async (memberId: string) => strongTies(await gainsOf(memberId));
    for (const memberId of members) {
      const gains = await gainsOf(memberId);
      const ring = await ringFrom(memberId, tiesOf);
      const findings = [...findingsIn(gains), ...(ring ? [ringFinding(ring, gains)] : [])];
      await this.suspicions.settle(memberId, week, findings, this.clock.now());
    }
    const next = members.length === membersAtOnce ? members.at(-1) : undefined;
    if (next)
      await this.jobs.enqueue(examineWeek, `${week}-${search}-${next}`, { week, search, after: next });
  }
}

const ownSuspicion = () =>
  new DomainError(
    'refused',
    'engagement_points.own_suspicion',
    'This is about your own points. Another admin must decide about it.',
  );
const suspicionNotFound = () =>
  new DomainError('notFound', 'engagement_points.suspicion_not_found', 'There is no such suspicion.');

const toSuspicion = ({ _id, userId, foundAt, dismissal, ...row }: SuspicionRow): Suspicion => ({
  id: _id,
  memberId: userId,
  week: row.week,
  kind: row.kind,
  reason: row.reason,
  others: row.others,
  points: row.points,
  from: row.from,
  until: row.until,
  foundAt: foundAt.toISOString(),
  state: row.state,
  dismissal: dismissal && { ...dismissal, at: dismissal.at.toISOString() },
});
