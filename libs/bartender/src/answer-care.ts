import { cares } from './care.ts';
import { conditionsOf, findDrinks } from './finding.ts';
import { type Responder, say, show, type Turn } from './turn.ts';
import { whyOf } from './why.ts';
import { noWishes } from './wishes.ts';

/** Minors, driving, pregnancy, medicine, too much: refuses kindly and has something good without alcohol. */
export const answerCare: Responder = (turn) => {
  const { memory, request } = turn;
  const care = cares.find(({ pattern }) => pattern.test(request.plain));
  // Somebody else is driving: they get their own drink.
  if (!care || (request.abstainers > 0 && care.offers)) return null;
  if (care.dry) memory.never.alcohol = true;
  const drinks = care.offers ? withoutAlcohol(turn) : [];
  show(turn, drinks);
  return say('care', care.text, {
    drinks: drinks.map((drink) => ({ id: drink.id, why: whyOf(drink, noWishes(), turn.world.bar) })),
    links: [...care.links],
    suggestions:
      drinks.length > 0 ? ['Something fruity without alcohol', 'Something bitter without alcohol'] : [],
  });
};

function withoutAlcohol({ world, memory, request }: Turn) {
  const wishes = {
    ...request.wishes,
    with: [],
    changes: [],
    like: null,
    fromBar: false,
    alcohol: 'none' as const,
    glass: null,
    method: null,
    max: {},
  };
  wishes.tastes = wishes.tastes.filter((taste) => taste !== 'strong' && taste !== 'light');
  memory.wishes = { ...noWishes(), alcohol: 'none' };
  return findDrinks(world.shelf.all(), {
    wishes,
    never: memory.never,
    conditions: conditionsOf(wishes, world.vocabulary, []),
    taster: { likes: world.likes, makeable: world.bar?.makeable ?? null },
    seen: new Set(memory.seen),
    limit: 3,
  }).drinks;
}
