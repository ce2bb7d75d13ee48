import { broughtBy, likeness, ratioText, substitutesOf } from '@barspoon/mixology';
import { careNotes } from './answer-find.ts';
import { drinkMeant } from './answer-recipe.ts';
import { isAllowed, servesNoAlcohol } from './finding.ts';
import { ingredientLinks } from './ingredient-links.ts';
import { recommended } from './recommended.ts';
import { whatItIs } from './relatives.ts';
import type { Request } from './request.ts';
import { capital, listed, type Responder, say, show, type Turn } from './turn.ts';
import { whyOf } from './why.ts';
import { noWishes } from './wishes.ts';

/** "What can I use instead of", and the like. */
export const asksForSubstitute =
  /\b(?:substitut\w*|replac\w*|swap\w*|instead of|in place of|alternative (?:to|for)|stand in for|sub for|sub out|swap out|use for|what (?:can i use |do i use |to use |else )?instead|what if i (?:have no|dont have))\b/;
const usesFor = /\buse (?:\w+ ){1,3}for\b/;
/** "Can I use vodka for gin?" names two of them. */
const asksFor = ({ plain, wishes }: Request): boolean =>
  asksForSubstitute.test(plain) || (usesFor.test(plain) && wishes.with.flat().length > 1);
const asksWhether =
  /^(?:(?:hi|hey|so|and|please) ,? ?)*(?:can|could|may|is it|would|does|do|should|shall|will)\b/;
const replacesLast = /\b(?:substitute|sub|use|swap in) (?:\w+ ){1,3}(?:for|in place of|instead of)\b/;
const lacks =
  /\b(?:out of|ran out|run out|(?<!\b(?:drinks|cocktails|ones|recipes|that|which) )(?:dont have|do not have|have no)|got no|havent got|without any|missing|lack|lacking|no more|^no (?:\w+ ){1,2}(?:at home|left|on hand|in the house)(?= ?,?$)|no (?:\w+ ){1,2}(?:at home|left|on hand|in the house)(?=.*\b(?:what|instead|now)\b))\b/;

/** As many of what stands in are led to. */
const maxLinks = 2;

/** "I'm out of lime", "what can I use instead of orgeat?" */
export const answerSubstitute: Responder = (turn) => {
  const { request, memory, world } = turn;
  const slug = ingredientMeant(turn);
  if (!slug) return null;
  const isLack = lacks.test(request.plain) && (memory.focus !== null || request.wishes.with.length === 0);
  if (!asksFor(request) && !isLack) return null;
  // "An Old Fashioned with rum instead of bourbon" names what is to take its place: that is another drink to find.
  if (
    request.drinks.length > 0 &&
    request.wishes.with.length > 0 &&
    !asksWhether.test(request.plain) &&
    /\b(?:instead of|in place of|rather than)\b/.test(request.plain)
  )
    return null;
  const name = world.vocabulary.get(slug)?.name ?? slug;
  const drink = memory.focus || request.drinks.length > 0 ? drinkMeant(turn) : null;
  const options = optionsFor(slug, turn);
  const others = drinksWithout(slug, turn, drink?.id ?? null);
  if (options.length === 0 && others.length === 0) return null;
  const proposal = proposalFor(slug, name, options, turn);
  const inDrink = drink ? ` in the ${drink.name}` : '';
  const nearest =
    options.length > 0
      ? `No ${name}? ${capital(options[0]?.name ?? '')} is the nearest${inDrink}: ${options[0]?.note}.`
      : `Nothing stands in for ${name}${inDrink} without making it another drink.`;
  if (others.length > 0) show(turn, others);
  if (drink) memory.focus = drink.id;
  return say(
    'substitute',
    [
      ...(proposal ? [proposal.text] : []),
      ...(proposal?.isFitting ? [] : [nearest]),
      ...(others.length > 0 ? [`Or mix something that never needed it.`] : []),
      ...careNotes(turn),
    ],
    {
      lists:
        options.length > 1
          ? [
              {
                title: `Instead of ${name}`,
                lines: options.map((one) => `${capital(one.name)}: ${one.note}`),
                ordered: false,
              },
            ]
          : [],
      drinks: others.map((one) => ({ id: one.id, why: whyOf(one, noWishes(), world.bar) })),
      links: ingredientLinks(
        options.slice(0, maxLinks).flatMap((one) => world.vocabulary.get(one.slug) ?? []),
        turn,
      ),
      suggestions: drink
        ? [`How do I make the ${drink.name}?`, 'Something else']
        : ['Something else', 'What can I make tonight?'],
    },
  );
};

/** "Swap bourbon for rye", "lemon instead of lime": whether that takes its place. */
function proposalFor(
  slug: string,
  name: string,
  options: readonly Option[],
  { request, world: { vocabulary } }: Turn,
): { text: string; isFitting: boolean } | null {
  const isKin = (one: string) =>
    one === slug || vocabulary.get(one)?.madeFrom === slug || vocabulary.get(slug)?.madeFrom === one;
  const other = request.wishes.with.flat().find((one) => !isKin(one));
  if (other === undefined) return null;
  const fitting = options.find((one) => one.slug === other || one.slug.startsWith(`${other}-`));
  if (fitting)
    return { text: `Yes, ${fitting.name} can stand in for ${name}: ${fitting.note}.`, isFitting: true };
  const otherName = capital(vocabulary.get(other)?.name ?? other);
  return { text: `${otherName} in place of ${name} makes it another drink.`, isFitting: false };
}

interface Option {
  slug: string;
  name: string;
  note: string;
}

function ingredientMeant({ request, world, memory }: Turn): string | null {
  const { without, with: wanted } = request.wishes;
  const named = wanted.flat();
  // "Substitute mezcal for tequila": what is to be replaced is named last.
  const inOrder = replacesLast.test(request.plain) ? named.toReversed() : named;
  const [slug] = asksFor(request) ? [...without, ...inOrder] : without;
  if (!slug) return null;
  // Out of "lime" means its juice when that is what the drink takes.
  const focus = memory.focus ? world.shelf.get(memory.focus) : undefined;
  const line = focus?.spec.find(
    ({ ingredient }) => ingredient && world.vocabulary.get(ingredient)?.madeFrom === slug,
  );
  if (line?.ingredient) return line.ingredient;
  const has = (one: string) => substitutesOf(one, world.vocabulary).length > 0;
  if (has(slug)) return slug;
  // Of a group, what stands in for the first of its kinds.
  const kinds = [`${slug}-juice`, ...world.vocabulary.kindsOf(slug)];
  return kinds.find(has) ?? slug;
}

/** What stands in and may be served; a kind of the same thing counts too. */
export function optionsFor(slug: string, { memory, request, world }: Turn): Option[] {
  const { vocabulary } = world;
  const node = vocabulary.get(slug);
  const free = [
    ...memory.never.free,
    ...request.wishes.free.filter((one) => !node?.allergens.includes(one)),
    ...(request.wishes.free.length > 0 ? request.wishes.free : []),
  ];
  const banned = [...memory.never.without, ...memory.never.unwanted, ...request.wishes.without];
  return substitutesOf(slug, vocabulary)
    .filter(({ node: one }) => !one.allergens.some((allergen) => free.includes(allergen)))
    .filter(({ node: one }) => !whatItIs(one.slug, vocabulary).some((each) => banned.includes(each)))
    .filter(
      ({ node: one }) =>
        !((servesNoAlcohol(memory.never) || request.wishes.alcohol === 'none') && one.abv > 0),
    )
    .filter(({ node: one }) => !((memory.never.vegan || request.wishes.vegan) && !one.vegan))
    .map(({ node: one, ratio, note }) => {
      const brought = node ? broughtBy(one, node) : [];
      const warning = brought.length > 0 ? `; it brings ${listed(brought)}` : '';
      return { slug: one.slug, name: one.name, note: `${ratioText(ratio)}; ${note}${warning}` };
    });
}

function drinksWithout(slug: string, turn: Turn, like: string | null) {
  const { memory, world, request } = turn;
  const source = world.vocabulary.get(slug)?.madeFrom;
  const base = like ? world.shelf.get(like) : undefined;
  if (!base) return [];
  return [...recommended(world)]
    .filter(
      (drink) => drink.id !== base.id && !drink.touches.has(slug) && !(source && drink.touches.has(source)),
    )
    .filter((drink) =>
      isAllowed(
        drink,
        {
          ...noWishes(),
          without: request.wishes.without,
          free: request.wishes.free,
          alcohol: base.isDry ? 'none' : null,
        },
        memory.never,
      ),
    )
    .map((drink) => ({ drink, near: likeness(base.structure, drink.structure) }))
    .filter(({ near }) => near > 0.3)
    .sort((a, b) => b.near - a.near || (a.drink.name < b.drink.name ? -1 : 1))
    .slice(0, 2)
    .map(({ drink }) => drink);
}
