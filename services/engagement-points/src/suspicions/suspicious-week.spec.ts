import { awardRules, dayMs } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { findingsIn, type Gain, ringFinding, ringFrom, strongTies } from './suspicious-week.ts';

const monday = Date.UTC(2026, 10, 16, 9);

const gain = (more: Partial<Gain> & { activityType: string }, day = 0, seconds = 0): Gain => ({
  userId: 'ada',
  pointsAwarded: 1,
  counterpartId: null,
  createdAt: new Date(monday + day * dayMs + seconds * 1000),
  ...more,
});
const many = (count: number, make: (index: number) => Gain): Gain[] =>
  Array.from({ length: count }, (_, index) => make(index));
const inOrder = (gains: Gain[]) => gains.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
const kindsIn = (gains: Gain[]) => findingsIn(inOrder(gains)).map(({ kind }) => kind);

describe('a week of gains', () => {
  it('looks farmed when most of it came with one other member, and says how much [BEYOND-59]', () => {
    const comments = many(9, (index) =>
      gain({ activityType: 'comment_made', pointsAwarded: 2, counterpartId: 'ben' }, index % 5, index * 600),
    );
    const others = many(6, (index) => gain({ activityType: 'recipe_saved' }, index, 90));
    expect(findingsIn(inOrder([...comments, ...others]))).toEqual([
      {
        kind: 'one-member',
        reason: '18 of the 24 points of the week (75%) came with one and the same member.',
        others: ['ben'],
        points: 18,
        from: '2026-11-16',
        until: '2026-11-20',
      },
    ]);
    expect(
      kindsIn([
        ...comments,
        ...others,
        ...many(7, (index) => gain({ activityType: 'inventory_added' }, index)),
      ]),
    ).toEqual([]);
    expect(kindsIn(comments.slice(0, 7))).toEqual([]);
  });

  it('looks farmed when nobody could do it by hand, unless others did it [BEYOND-59]', () => {
    const likes = many(10, (index) =>
      gain({ activityType: 'recipe_liked', counterpartId: `m${index}` }, 2, index),
    );
    expect(findingsIn(likes)).toEqual([
      expect.objectContaining({
        kind: 'burst',
        reason: '10 acts earned 10 points within 9 seconds.',
        points: 10,
      }),
    ]);
    expect(kindsIn(many(10, (index) => gain({ activityType: 'recipe_liked' }, 2, index * 2)))).toEqual([]);
    expect(
      kindsIn(many(20, (index) => gain({ activityType: 'like_received', counterpartId: `m${index}` }, 2))),
    ).toEqual([]);
  });

  it('looks farmed at the limits of five days, not of four [BEYOND-59]', () => {
    const { perDay } = awardRules.recipe_saved;
    const days = (count: number) =>
      many(count * perDay, (index) =>
        gain({ activityType: 'recipe_saved' }, Math.floor(index / perDay), (index % perDay) * 300),
      );
    expect(findingsIn(days(5))).toEqual([
      expect.objectContaining({
        kind: 'limits',
        reason: "The day's limit of a kind of act was reached on 5 days of the week.",
        points: 5 * perDay,
      }),
    ]);
    expect(kindsIn(days(4))).toEqual([]);
  });

  it('is part of a ring only where points go all the way round at least three members [BEYOND-59]', async () => {
    const ledgers: Record<string, Gain[]> = Object.fromEntries(
      [
        ['ada', 'ben'],
        ['ben', 'cleo'],
        ['cleo', 'ada'],
        ['dan', 'ada'],
        ['eve', 'fay'],
        ['fay', 'eve'],
      ].map(([userId = '', counterpartId = '']) => [
        userId,
        many(5, (index) => gain({ userId, activityType: 'recipe_liked', counterpartId }, index)),
      ]),
    );
    const tiesOf = async (id: string) => strongTies(ledgers[id] ?? []);
    expect(await ringFrom('ada', tiesOf)).toEqual(['ada', 'ben', 'cleo']);
    expect(await ringFrom('dan', tiesOf)).toBeNull();
    expect(await ringFrom('eve', tiesOf)).toBeNull();
    expect(ringFinding(['ada', 'ben', 'cleo'], ledgers.ada ?? [])).toMatchObject({
      reason: '3 members gave each other points in a circle; it was 5 of the 5 points of the week (100%).',
      others: ['ben', 'cleo'],
    });
  });

  it('of an ordinary member raises no suspicion', () => {
    const week = many(20, (index) =>
      gain(
        { activityType: index % 2 ? 'recipe_liked' : 'comment_made', counterpartId: `m${index % 7}` },
        index % 7,
        index * 61,
      ),
    );
    expect(findingsIn(week)).toEqual([]);
  });
});
