import { achievementRuleSchema, newAchievementSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { defaultAchievements } from '../achievements/default-achievements.ts';
import { AchievementGoals, type Goal, progressTo } from '../achievements/goals.ts';
import type { ActivityRow } from '../activities/activity.schema.ts';
import { noPoints, plus } from './standing.ts';

const goal = (key: string, rule: object): Goal => ({ key, rule: achievementRuleSchema.parse(rule) });
let entry = 0;
const act = (more: Partial<ActivityRow> = {}): ActivityRow => ({
  _id: `a${++entry}`,
  userId: 'ada',
  entry,
  activityType: 'inventory_added',
  pointsAwarded: 1,
  relatedId: `thing ${entry}`,
  relatedType: 'bar_item',
  relatedName: 'Gin',
  counterpartId: null,
  facet: null,
  unearned: null,
  createdAt: new Date('2026-11-22T12:00:00Z'),
  ...more,
});

/** The goals each act reaches, and where the member stands at the end. */
function follow(goals: readonly Goal[], acts: readonly ActivityRow[]) {
  const arranged = new AchievementGoals(goals);
  let standing = noPoints('ada');
  const reached = acts.map((activity) => {
    const next = plus(standing, activity, arranged);
    standing = next.after;
    return next.reached.map(({ key }) => key);
  });
  return { reached, standing };
}

describe('goals', () => {
  it('of a count are reached by the act that completes it and no other [BEYOND-61]', () => {
    const goals = [goal('three', { type: 'inventory_added', count: 3 })];
    expect(follow(goals, [act(), act(), act(), act()]).reached).toEqual([[], [], ['three'], []]);
  });

  it('of points are reached though the total jumps over them [BEYOND-60]', () => {
    const goals = [goal('level', { type: 'points', count: 30 }), goal('more', { type: 'points', count: 40 })];
    const won = act({ activityType: 'challenge_won', pointsAwarded: 75 });
    expect(follow(goals, [act(), won]).reached).toEqual([[], ['level', 'more']]);
  });

  it('within a week begin again with the next', () => {
    const goals = [goal('busy', { type: 'inventory_added', count: 2, window: 'week' })];
    const on = (day: string) => act({ createdAt: new Date(`${day}T12:00:00Z`) });
    // 22 November 2026 is a Sunday.
    const days = [on('2026-11-22'), on('2026-11-23'), on('2026-11-24')];
    expect(follow(goals, days).reached).toEqual([[], [], ['busy']]);
  });

  it('of different sorts count each sort once', () => {
    const goals = [goal('round', { type: 'inventory_added', count: 2, distinct: 'facet' })];
    const sorts = [act({ facet: 'spirits' }), act({ facet: 'spirits' }), act({ facet: 'mixers' })];
    const { reached, standing } = follow(goals, sorts);
    expect(reached).toEqual([[], [], ['round']]);
    expect(progressTo(goals[0] as Goal, standing)).toBe(2);
  });

  it('of different days count each day once', () => {
    const goals = [goal('days', { type: 'inventory_added', count: 2, distinct: 'day' })];
    const next = act({ createdAt: new Date('2026-11-23T01:00:00Z') });
    expect(follow(goals, [act(), act(), next]).reached).toEqual([[], [], ['days']]);
  });

  it('are not approached by items of one’s own making', () => {
    const goals = [goal('one', { type: 'inventory_added', count: 1 })];
    const { reached, standing } = follow(goals, [act({ unearned: 'custom', pointsAwarded: 0 })]);
    expect(reached).toEqual([[]]);
    expect(progressTo(goals[0] as Goal, standing)).toBe(0);
  });

  it('cost an act the same whether there are ten or ten thousand of them', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      goal(`g${at}`, { type: 'recipe_saved', count: at + 1 }),
    );
    const one = follow([goal('one', { type: 'inventory_added', count: 1 })], [act()]).standing;
    const { standing } = follow([goal('one', { type: 'inventory_added', count: 1 }), ...many], [act()]);
    // What is kept of a member does not grow with them either.
    expect(standing).toEqual(one);
  });

  it('that every installation begins with are well formed, and name those of the requirements [BEYOND-61]', () => {
    for (const achievement of defaultAchievements) newAchievementSchema.parse(achievement);
    const names = defaultAchievements.map(({ name }) => name);
    for (const name of ['First Favorite', 'First Review', 'Bar Starter', 'Conversation Starter'])
      expect(names).toContain(name);
    const rules = new Map(defaultAchievements.map(({ name, rule }) => [name, rule]));
    expect(rules.get('Bar Starter')).toEqual({ type: 'inventory_added', count: 10 });
    expect(rules.get('Conversation Starter')).toEqual({ type: 'comment_made', count: 10 });
    expect(rules.get('Master Mixologist')).toEqual({ type: 'points', count: 1500 });
  });
});
