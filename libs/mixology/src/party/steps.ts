import type { LibraryIngredient } from '@barspoon/contracts';
import { type PartyPlan, partySteps } from '@barspoon/contracts';
import type { Vocabulary } from '../vocabulary.ts';
import { freshDays } from './party.ts';

type Step = PartyPlan['steps'][number];
type Planned = Pick<PartyPlan, 'drinks' | 'needs' | 'ice' | 'glasses' | 'garnishes'>;

const day = 24;
/** Hours before guests come: trays need a night and a day to freeze several times, a bottle a night to get cold. */
const hours = {
  make: 2 * day,
  freeze: 2 * day,
  bottle: day,
  chill: 6,
  squeeze: 4,
  premix: 4,
  garnish: 1,
  set: 1,
};

/** What is done before guests come, and how long before. Implements BEYOND-263. */
export function stepsOf(
  { drinks, needs, ice, glasses, garnishes }: Planned,
  vocabulary: Vocabulary<LibraryIngredient>,
): Step[] {
  const made = needs.flatMap(({ name, homemade }) => (homemade ? { name, ...homemade } : []));
  const inMl = ({ name, ml }: { name: string; ml: number }) => ({
    name,
    amounts: [{ amount: ml, unit: 'ml' as const }],
  });
  const batches = (way: 'bottled' | 'premixed') =>
    drinks.flatMap(({ name, way: its, batch }) =>
      batch && its === way ? inMl({ name, ml: batch.totalMl }) : [],
    );
  const grams = ice.mixingGrams + ice.glassGrams + ice.spareGrams;
  const cold = needs.filter(
    ({ ingredient, aisle }) =>
      aisle === 'wine' || aisle === 'beer' || (ingredient !== null && vocabulary.get(ingredient)?.carbonated),
  );
  const ahead = made.filter(({ keepsDays }) => keepsDays > freshDays).map(inMl);
  const isLacking = needs.some((need) => need.isLacking);
  const things: Record<Step['step'], Step['things'] | null> = {
    shop: isLacking ? [] : null,
    make: ahead,
    freeze: grams > 0 ? [{ name: '', amounts: [{ amount: grams, unit: 'gram' }] }] : null,
    bottle: batches('bottled'),
    chill: cold.map(({ name, amounts }) => ({ name, amounts })),
    squeeze: made.filter(({ keepsDays }) => keepsDays <= freshDays).map(inMl),
    premix: batches('premixed'),
    garnish: garnishes.length > 0 ? [] : null,
    set: glasses.length > 0 ? [] : null,
    serve: glasses.length > 0 ? [] : null,
  };
  const none = new Set<Step['step']>(
    (['make', 'bottle', 'chill', 'squeeze', 'premix'] as const).filter((step) => things[step]?.length === 0),
  );
  const at = { ...hours, shop: ahead.length > 0 ? hours.make + day : day, serve: 0 };
  return partySteps
    .flatMap((step): Step[] => {
      const its = things[step];
      return its === null || none.has(step) ? [] : [{ step, hoursBefore: at[step], things: its }];
    })
    .sort((one, other) => other.hoursBefore - one.hoursBefore);
}
