import { describe, expect, it } from 'vitest';
import type { MenuRow } from '../bar/menu.schema.ts';
import { toPlan, withPlan } from './menu-plan.ts';

const row = { _id: 'menu', missed: { at: new Date(0), why: 'It was so.' } } as MenuRow;
const publish = { at: '2026-03-01T17:00:00.000Z', slug: 'the-cabin' };
const withdrawAt = '2026-03-08T02:00:00.000Z';

describe('the plan of a menu [BEYOND-256]', () => {
  it('is due when the first of what is planned is, and forgets what was missed', () => {
    expect(withPlan(row, { publish, withdrawAt })).toMatchObject({ dueAt: new Date(publish.at) });
    expect(withPlan(row, { publish: null, withdrawAt })).toMatchObject({ dueAt: new Date(withdrawAt) });
    const planned = withPlan(row, { publish, withdrawAt });
    expect(toPlan(planned)).toEqual({ plan: { publish, withdrawAt }, missed: null });
  });

  it('is gone from the row when nothing is planned any more', () => {
    const planned = withPlan(row, { publish, withdrawAt });
    expect(withPlan(planned, { publish: null, withdrawAt: null })).toEqual({ _id: 'menu' });
    expect(toPlan({ _id: 'menu' } as MenuRow)).toEqual({
      plan: { publish: null, withdrawAt: null },
      missed: null,
    });
  });
});
