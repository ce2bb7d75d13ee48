import {
  type AwardedActivity,
  type AwardRule,
  awardedActivities,
  levels,
  maxChanged,
  type SimulatedRules,
  type SimulationPart,
} from '@barspoon/contracts';
import { EarnedActs, type EarningAct, pointsOf } from '../points/earning.ts';
import { levelOf } from '../points/level.ts';

/** An act as the ledger has it. */
export interface SimulatedAct extends EarningAct {
  pointsAwarded: number;
}

/** Adds up what acts have earned and what they would have earned by other rules, member by member. */
export class Simulation {
  private readonly acts = Object.fromEntries(
    awardedActivities.map((type) => [type, { acts: 0, before: 0, after: 0 }]),
  ) as SimulationPart['acts'];
  private readonly levels = levels.map(({ name }) => ({ name, before: 0, after: 0 }));
  private changed: SimulationPart['changed'] = [];
  private members = 0;

  constructor(private readonly rules: SimulatedRules) {}

  /**
   * @param acts the member's acts of the period in the order of the ledger, of whole days; without those that were taken
   * back: the total does not hold them either
   */
  add(member: { memberId: string; totalPoints: number }, acts: readonly SimulatedAct[]): void {
    const earned = new EarnedActs();
    let difference = 0;
    for (const act of acts) {
      const points = pointsOf(act, earned, this.ruleOf);
      if (points > 0) earned.note(act);
      const ofKind = this.acts[act.activityType as AwardedActivity];
      ofKind.acts += 1;
      ofKind.before += act.pointsAwarded;
      ofKind.after += points;
      difference += points - act.pointsAwarded;
    }
    this.members += 1;
    const { memberId, totalPoints: before } = member;
    // A correction of a free amount may have taken what would not have been earned.
    const after = Math.max(0, before + difference);
    const [levelBefore, levelAfter] = [levelOf(before).name, levelOf(after).name];
    for (const level of this.levels) {
      if (level.name === levelBefore) level.before += 1;
      if (level.name === levelAfter) level.after += 1;
    }
    if (after !== before) this.changed.push({ memberId, before, after, levelBefore, levelAfter });
    if (this.changed.length > 10 * maxChanged) this.changed = this.largest();
  }

  result(): Pick<SimulationPart, 'members' | 'acts' | 'levels' | 'changed'> {
    return { members: this.members, acts: this.acts, levels: this.levels, changed: this.largest() };
  }

  private largest(): SimulationPart['changed'] {
    const by = ({ before, after }: SimulationPart['changed'][number]) => Math.abs(after - before);
    return this.changed.toSorted((a, b) => by(b) - by(a)).slice(0, maxChanged);
  }

  private readonly ruleOf = (type: string): AwardRule | undefined => {
    const rule = this.rules[type as AwardedActivity];
    return rule && { ...rule, perDayWithOneMember: rule.perDayWithOneMember ?? rule.perDay };
  };
}
