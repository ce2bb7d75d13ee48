import type { Menu, MenuPlan } from '@barspoon/contracts';
import type { MenuRow } from '../bar/menu.schema.ts';

/** The row with another plan; what was missed before is not said any more. */
export function withPlan(row: MenuRow, { publish, withdrawAt }: MenuPlan): MenuRow {
  return withStoredPlan(row, {
    ...(publish && { publish: { slug: publish.slug, at: new Date(publish.at) } }),
    ...(withdrawAt && { withdrawAt: new Date(withdrawAt) }),
  });
}

export function withStoredPlan(
  { plan: _plan, dueAt: _due, missed: _missed, ...row }: MenuRow,
  plan: NonNullable<MenuRow['plan']>,
): MenuRow {
  const moments = [plan.publish?.at, plan.withdrawAt].flatMap((at) => (at ? [at.getTime()] : []));
  return moments.length === 0 ? row : { ...row, plan, dueAt: new Date(Math.min(...moments)) };
}

export const toPlan = ({ plan, missed }: MenuRow): Pick<Menu, 'plan' | 'missed'> => ({
  plan: {
    publish: plan?.publish ? { at: plan.publish.at.toISOString(), slug: plan.publish.slug } : null,
    withdrawAt: plan?.withdrawAt?.toISOString() ?? null,
  },
  missed: missed ? { at: missed.at.toISOString(), why: missed.why } : null,
});
