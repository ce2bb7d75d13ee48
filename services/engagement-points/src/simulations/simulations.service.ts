import {
  type AwardedActivity,
  dayMs,
  presentRules,
  type SimulationInput,
  type SimulationPart,
} from '@barspoon/contracts';
import { Audit } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { ActivitiesRepository } from '../activities/activities.repository.ts';
import { PointsRepository } from '../points/points.repository.ts';
import { Simulation } from './simulation.ts';

const membersAtOnce = 200;
/** A part takes about so long, however many members there are. */
const partMs = 1500;

/** What other rules would have given for what members did. Implements BEYOND-59. */
@Injectable()
export class SimulationsService {
  constructor(
    private readonly activities: ActivitiesRepository,
    private readonly points: PointsRepository,
    private readonly audit: Audit,
  ) {}

  /** Members one after the other for as long as a part lasts; the caller goes on behind the last. Keeps nothing but a line in the audit. */
  async part({ from, until, rules, after }: SimulationInput): Promise<SimulationPart> {
    if (after === undefined)
      await this.audit.record('points.simulated', 'points:rules', { from, until, rules: changedIn(rules) });
    const days = { from: new Date(from), before: new Date(Date.parse(until) + dayMs) };
    const simulation = new Simulation(rules);
    const ends = performance.now() + partMs;
    let next: string | null = after ?? '';
    while (next !== null && performance.now() < ends) {
      const members = await this.points.totalsAfter(next, membersAtOnce);
      const acts = await this.activities.countedOf(
        members.map(({ _id }) => _id),
        days,
      );
      for (const { _id, totalPoints } of members)
        simulation.add({ memberId: _id, totalPoints }, acts.get(_id) ?? []);
      next = members.length === membersAtOnce ? (members.at(-1)?._id ?? null) : null;
    }
    return { ...simulation.result(), ofMembers: await this.points.estimateMembers(), next };
  }
}

/** The rules that are not those of today. */
const changedIn = (rules: SimulationInput['rules']) =>
  Object.fromEntries(
    Object.entries(rules).filter(
      ([type, rule]) => JSON.stringify(rule) !== JSON.stringify(presentRules[type as AwardedActivity]),
    ),
  );
