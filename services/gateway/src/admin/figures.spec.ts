import { analyticsRoutes } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

const { counts } = analyticsRoutes.get.example.response;

describe('the figures of the site', () => {
  it('follow the documented formulas [ADM-ANALYTICS-03, ADM-ANALYTICS-04, ADM-ANALYTICS-05, ADM-ANALYTICS-06]', () => {
    expect(figuresOf(counts, { members: 40, active: 10, new: 3 })).toEqual({
      activeUsers: 10,
      newThisWeek: 3,
      engagementRate: 25,
      averageRecipesPerUser: 13.3,
      activityScore: 10,
    });
    const third = figuresOf({ ...counts, recipes: 4 }, { members: 3, active: 1, new: 0 });
    expect(third).toMatchObject({ engagementRate: 33.3, averageRecipesPerUser: 1.3 });
  });

  it('are 0 without members [BEYOND-96]', () => {
    const none = figuresOf(counts, { members: 0, active: 0, new: 0 });
    expect(none).toMatchObject({ engagementRate: 0, averageRecipesPerUser: 0 });
  });

  it('are unknown while a part of them is [BEYOND-96]', () => {
    expect(figuresOf({ ...counts, comments: null }, undefined)).toEqual({
      activeUsers: null,
      newThisWeek: null,
      engagementRate: null,
      averageRecipesPerUser: null,
      activityScore: null,
    });
  });
});
