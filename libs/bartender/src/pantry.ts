import type { Drink } from './drink.ts';
import { listed, type Turn } from './turn.ts';
import type { Wishes } from './wishes.ts';

/** What a drink needs beyond the things somebody listed; water and ice are always there. */
function neededBeyond({ world: { vocabulary } }: Turn, have: readonly string[], drink: Drink): string[] {
  return drink.spec
    .filter(({ optional, ingredient }) => {
      if (optional) return false;
      const node = ingredient ? vocabulary.get(ingredient) : undefined;
      if (node?.staple) return false;
      return !have.some(
        (slug) => ingredient && (slug === ingredient || vocabulary.covers(slug).has(ingredient)),
      );
    })
    .map(({ name }) => name);
}

export function pantryConditions(turn: Turn, { have }: Wishes) {
  if (have.length === 0) return [];
  const { vocabulary } = turn.world;
  const usesOf = ({ spec }: Drink, slugs: readonly string[]) =>
    slugs.filter((slug) => {
      const covered = vocabulary.covers(slug);
      return spec.some(({ ingredient }) => ingredient && covered.has(ingredient));
    }).length;
  const strong = have.filter((slug) => (vocabulary.get(slug)?.abv ?? 0) > 0);
  // Who names a spirit and what goes into it wants both.
  const isMeant = (drink: Drink, uses: number) =>
    uses >= Math.min(have.length, 2) && (strong.length === 0 || usesOf(drink, strong) > 0);
  return [0, 1, 2, 3, 6].map((max) => ({
    text: max === 0 ? 'made of these alone' : '',
    score: (drink: Drink) => {
      const uses = usesOf(drink, have);
      if (uses === 0 || neededBeyond(turn, have, drink).length > max) return 0;
      return isMeant(drink, uses) ? 0.5 + uses / 6 : 0.2;
    },
    weight: 7,
  }));
}

export function pantryText(turn: Turn, have: readonly string[], drinks: readonly Drink[]): string {
  const names = listed(have.map((slug) => turn.world.vocabulary.get(slug)?.name ?? slug));
  const needs = drinks.map((drink) => neededBeyond(turn, have, drink).length);
  return Math.min(...needs) === 0
    ? `With ${names} you can make this. Ice and water I take for granted.`
    : `${names.charAt(0).toUpperCase()}${names.slice(1)} alone ${have.length === 1 ? 'does' : 'do'} not make a drink I know, but with a little more ${have.length === 1 ? 'it does' : 'they do'}.`;
}

export function pantryNote(turn: Turn, have: readonly string[], drink: Drink): string {
  if (have.length === 0) return '';
  const needed = neededBeyond(turn, have, drink);
  return needed.length > 0 ? ` You would still need ${listed(needed)}.` : '';
}
