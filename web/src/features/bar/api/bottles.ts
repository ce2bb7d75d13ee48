import { type Bottle, costRoutes, dayMs, ledgerRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useShownBar } from './bars.ts';

export const bottlesQuery = (id: string) => routeQuery(ledgerRoutes.bottles, { params: { id } });

export const lastBoughtQuery = (id: string, itemId: string) =>
  routeQuery(costRoutes.lastBought, { params: { id, itemId } });

/** The bottles of an item on the bar in sight, opened ones first; undefined before they are known. Implements BEYOND-203. */
export function useBottlesOf(itemId: string): readonly Bottle[] | undefined {
  const bar = useShownBar();
  const { data } = useQuery({ ...bottlesQuery(bar?.id ?? ''), enabled: bar !== undefined });
  return data?.items.filter((bottle) => bottle.itemId === itemId);
}

/** How full the bottle is that is poured from; undefined where nobody has counted. */
export const fullnessOf = (bottles: readonly Bottle[] | undefined): number | undefined => {
  const [bottle] = bottles?.filter(({ level }) => level !== 0) ?? [];
  const shown = bottle ?? bottles?.[0];
  return shown?.level == null ? undefined : Math.min(1, shown.level / shown.size);
};

/** Days it has been open for longer than it keeps; null for what is still good, or nobody knows. */
export function daysOpenTooLong({ openedAt, keepsDays }: Bottle, now: number): number | null {
  if (openedAt === null || keepsDays === null) return null;
  const days = Math.floor((now - Date.parse(openedAt)) / dayMs);
  return days > keepsDays ? days : null;
}
