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
  const covered = have.map((slug) => [...turn.world.vocabulary.covers(slug)]);
  const usesOf = (drink: Drink) =>
    covered.filter((slugs) => slugs.some((one) => drink.contains.has(one))).length;
  return [0, 1, 2, 3].map((max) => ({
    text: max === 0 ? 'made of these alone' : '',
    score: (drink: Drink) => {
      const uses = usesOf(drink);
      return uses > 0 && neededBeyond(turn, have, drink).length <= max ? 0.5 + uses / 6 : 0;
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
