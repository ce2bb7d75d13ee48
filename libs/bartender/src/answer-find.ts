import { likeness } from '@barspoon/mixology';
import { describe, missed } from './describe.ts';
import type { Drink } from './drink.ts';
import { ownWishes, wantsNoAlcoholEither, withoutChanges, withoutReplacedSpirit } from './find-wishes.ts';
import { allowedBy, conditionsOf, type Found, findDrinks } from './finding.ts';
import { askedBack, isInNothing, noneWith, nothing } from './found-nothing.ts';
import { pantryConditions, pantryNote, pantryText } from './pantry.ts';
import { recommended } from './recommended.ts';
import { sugarNote } from './sugar-note.ts';
import { capital, listed, onTable, type Responder, type Said, say, show, type Turn } from './turn.ts';
import { isVariationOf, variationsOf } from './variations.ts';
import { whyOf } from './why.ts';
import { addWishes, isWishless, noWishes, type Wishes } from './wishes.ts';

const shown = 3;
const follows =
  /^(?:and|but|or|with|without|no|not|less|more|also|what about|how about|make it|make that|instead|only|just|something (?:less|more|else|similar|\w+er)|can you make (?:it|them)|could it|is there one|any(?:thing)? (?:less|more|else|\w+er)|ok|okay|hm+|a bit|too|rather|even|still|same|maybe|preferably|under|but)\b/;
const wantsOther =
  /\b(?:something|anything|some|any|one|show me|give me|suggest|try|got) (?:else|other|others|different|more)\b|^(?:another|more|next|others?|different|else|what else|more please|other ideas|more ideas|not (?:that|those|these)|none of (?:those|these|them))\b|\banother (?:one|idea|suggestion|drink)\b|\bother (?:ideas|options|suggestions)\b|\bmore (?:options|ideas|like (?:this|that|these))\b/;
const surprise =
  /\b(?:surprise|adventurous|weird|unusual|unexpected|unique|strange|crazy|random|whatever|anything|dealers choice|bartenders choice|your (?:pick|choice|favou?rite)|you (?:choose|decide|pick)|i dont (?:know|care|mind)|up to you|no idea)\b/;
export const drinkWords =
  /\b(?:drinks?|cocktails?|mocktails?|something|anything|recommend|suggest|suggestions?|make|mix|recipes?|thirsty|idea|ideas|pour|serve|have tonight|surprise|tipple|beverage|fancy|fancies|in the mood|mood|want|like|give me|show me|looking for|need)\b/;

/** Finds drinks for what was asked, alone or on top of what was asked before. Implements BEYOND-45. */
export const answerFind: Responder = (turn) => {
  const { request, memory, world } = turn;
  const { plain } = request;
  const more = wantsOther.test(plain) && memory.seen.length > 0;
  const next = ownWishes(turn);
  const isFollowUp = memory.shown.length > 0 || memory.asked !== null;
  const goesOn =
    isFollowUp &&
    (more ||
      next.changes.length > 0 ||
      follows.test(plain) ||
      memory.asked !== null ||
      (isShort(plain) && !drinkWords.test(plain)));
  const wishes = goesOn ? addWishes(withoutReplacedSpirit(turn, next), next) : next;
  // "But with rum" is said of the drink that was just talked about.
  if (goesOn && !more && memory.focus && isWishless(memory.wishes)) wishes.like ??= memory.focus;
  if (wantsNoAlcoholEither(turn, wishes)) wishes.alcohol = 'none';
  if (!goesOn) memory.seen = [];
  if (isWishless(wishes) && request.abstainers === 0) {
    if (more || surprise.test(plain)) return surprised(turn, wishes);
    if (memory.never.alcohol && wouldYou.test(plain)) return surprised(turn, wishes);
    if (!drinkWords.test(plain) && memory.asked === null) return null;
    return askedBack(turn);
  }
  const before = onTable(turn);
  const like = wishes.like === null ? undefined : world.shelf.get(wishes.like);
  const compared = like && !goesOn ? [like] : before.length > 0 ? before : like ? [like] : [];
  const settled = compared.length > 0 ? wishes : withoutChanges(wishes);
  memory.wishes = { ...settled, changes: [] };
  if (request.abstainers > 0) return forMixedCompany(turn, settled);
  const found = find(turn, settled, compared, request.count ?? shown);
  if (found.drinks.length === 0 && settled.order?.of === 'rating') return unrated(turn, settled, compared);
  if (settled.fromBar) return fromTheBar(turn, settled, found, compared);
  return present(turn, settled, found, more);
};

/** Where nobody has rated anything yet, what bars agree on comes first. */
function unrated(turn: Turn, wishes: Wishes, compared: readonly Drink[]): Said {
  const known = { ...wishes, order: null };
  const found = find(turn, known, compared, turn.request.count ?? shown);
  const said = present(turn, known, found, false);
  return {
    ...said,
    text: ['Nobody has rated drinks like that here yet, so I go by what bars know.', ...said.text],
  };
}

/** "I do not drink. What would you make me?" */
const wouldYou =
  /\bwhat (?:would|can|could|do) you (?:make|pour|mix|suggest|recommend|give|have|got|serve|offer)\b|\bwhat (?:can|may|could|should) (?:i|we|they|he|she) (?:have|drink|get|order)\b/;

const isShort = (plain: string) => plain.split(' ').filter((word) => word !== ',').length <= 4;

export function find(turn: Turn, wishes: Wishes, compared: readonly Drink[], limit: number): Found {
  const { world, memory } = turn;
  const like = wishes.like === null ? undefined : world.shelf.get(wishes.like);
  const conditions = [...conditionsOf(wishes, world.vocabulary, compared), ...pantryConditions(turn, wishes)];
  return findDrinks(recommended(world), {
    wishes,
    never: memory.never,
    conditions,
    taster: { likes: world.likes, makeable: world.bar?.makeable ?? null },
    // What carries the name is it first of all: the Rum Old Fashioned is an Old Fashioned with rum.
    likeness:
      like &&
      ((drink) =>
        drink.id === like.id
          ? 0
          : likeness(like.structure, drink.structure) + (isVariationOf(drink, like) ? 1 : 0)),
    seen: new Set([...memory.seen, ...(like ? [like.id] : [])]),
    limit,
  });
}

function present(turn: Turn, wishes: Wishes, { drinks, given }: Found, more: boolean): Said {
  const { world } = turn;
  const asked = describe(wishes, world);
  const like = wishes.like === null ? undefined : world.shelf.get(wishes.like);
  if (drinks.length === 0) return nothing(turn, asked);
  show(turn, drinks);
  const text: string[] = [];
  if (wishes.have.length > 0) text.push(pantryText(turn, wishes.have, drinks));
  else {
    const near = like ? `in the manner of the ${like.name}${asked && `: ${asked}`}` : asked;
    const lost = given.filter(Boolean);
    if (lost.length > 0 && isInNothing(wishes, turn)) return noneWith(turn, lost);
    if (lost.length > 0)
      text.push(
        `Nothing I know is all of that (${near}). This comes closest, but it is ${listed(lost.map(missed), 'and')}.`,
      );
    else
      text.push(
        more
          ? `Here is more of the kind: ${near}.`
          : near
            ? `${drinks.length === 1 ? 'This one fits' : 'These fit'}: ${near}.`
            : 'These are the first to try.',
      );
  }
  text.push(...nearlyDryNote(turn, wishes, like), ...careNotes(turn));
  return say('find', text, {
    drinks: drinks.map((drink) => ({
      id: drink.id,
      // What they said they have counts then, and not what stands on their bar.
      why:
        whyOf(drink, wishes, wishes.have.length > 0 ? null : world.bar) +
        pantryNote(turn, wishes.have, drink),
    })),
    suggestions: nextSteps(drinks, wishes),
  });
}

/** A drink of that name which is sold as free of alcohol and has a trace of it: named, and not served. */
function nearlyDryNote(
  { world, memory: { never } }: Turn,
  { alcohol }: Wishes,
  like: Drink | undefined,
): string[] {
  if (!like || alcohol !== 'none' || never.alcohol || never.minor) return [];
  const near = variationsOf(like, world.shelf).find(
    (drink) => !drink.alcoholic && !drink.isDry && drink.isKnown,
  );
  return near
    ? [`The ${near.name} is nearer still, but what goes into it may have up to 0.5 % alcohol.`]
    : [];
}

/** Said whenever somebody must avoid something: labels know more than a recipe. */
export const labelsNote =
  'I go by what the recipes name. Please check the labels of your bottles too: I cannot see those.';
/** What somebody who must be careful is told with any drink. */
export function careNotes({ memory: { never }, request, world: { vocabulary } }: Turn): string[] {
  const withheld = request.withheld.map((slug) => {
    const node = vocabulary.get(slug);
    const brings = node?.allergens.filter((allergen) => never.free.includes(allergen)) ?? [];
    return `${capital(node?.name ?? slug)} ${brings.length > 0 ? `brings ${listed(brings)}` : 'is what you must not have'}, so I leave it out.`;
  });
  const isCareful = request.wishes.free.length > 0 || never.free.length > 0 || never.without.length > 0;
  return [...withheld, ...sugarNote(request.plain), ...(isCareful ? [labelsNote] : [])];
}

function nextSteps(drinks: readonly Drink[], wishes: Wishes): string[] {
  const [first] = drinks;
  return [
    first && `How do I make the ${first.name}?`,
    wishes.alcohol === 'none' ? 'Something less sweet' : 'Something lighter',
    'Something else',
  ].filter((one) => one !== undefined);
}

function surprised(turn: Turn, wishes: Wishes): Said {
  const { memory, world } = turn;
  const isAllowed = allowedBy(wishes, memory.never);
  const seen = new Set(memory.seen);
  const candidates = [...recommended(world)].filter((drink) => isAllowed(drink) && !seen.has(drink.id));
  const ranked = candidates
    .map((drink) => ({
      drink,
      // What somebody likes outweighs the turn of the drinks.
      points: 2 * world.likes(drink) + Number(world.bar?.makeable.has(drink.id) ?? false) + scatter(drink.id),
    }))
    .sort((a, b) => b.points - a.points);
  const drinks = ranked.slice(0, shown).map(({ drink }) => drink);
  if (drinks.length === 0) return nothing(turn, '');
  show(turn, drinks);
  return say('find', ['Three I would happily put in front of you.', ...careNotes(turn)], {
    drinks: drinks.map((drink) => ({ id: drink.id, why: whyOf(drink, noWishes(), world.bar) })),
    suggestions: nextSteps(drinks, noWishes()),
  });
}

/** A number from 0 to 1 that is always the same for one id. */
function scatter(id: string): number {
  let hash = 7;
  for (const character of id) hash = (hash * 31 + character.charCodeAt(0)) % 9973;
  return hash / 9973;
}

function forMixedCompany(turn: Turn, wishes: Wishes): Said {
  const { request, world } = turn;
  const drinking = find(turn, { ...wishes, alcohol: 'some' }, [], 2);
  const dry = find(
    turn,
    { ...wishes, alcohol: 'none', with: [], tastes: wishes.tastes.filter((taste) => taste !== 'strong') },
    [],
    2,
  );
  const drinks = [...drinking.drinks, ...dry.drinks].filter((one, at, all) => all.indexOf(one) === at);
  if (drinks.length === 0) return nothing(turn, describe(wishes, world));
  show(turn, drinks);
  const who =
    request.abstainers === 1 ? 'the one who does not drink' : `the ${request.abstainers} who do not drink`;
  return say(
    wishes.fromBar ? 'bar' : 'find',
    [
      `First what has alcohol, then something as good without it for ${who}.`,
      ...(wishes.fromBar && drinking.drinks.length + dry.drinks.length === 0
        ? ['Your bar makes neither yet.']
        : []),
      ...careNotes(turn),
    ],
    {
      drinks: drinks.map((drink) => ({ id: drink.id, why: whyOf(drink, wishes, world.bar) })),
      suggestions: nextSteps(drinks, wishes),
    },
  );
}

function fromTheBar(turn: Turn, wishes: Wishes, found: Found, compared: readonly Drink[]): Said {
  const { world } = turn;
  const toBar = [{ label: 'My Bar', to: '/inventory' }];
  if (world.bar && world.bar.owned === 0)
    return say(
      'bar',
      [
        'Your bar is empty as far as I know. Put what you have on it, and I tell you at once what it makes.',
        'Or just list it for me here: "I have gin, limes and sugar".',
      ],
      {
        links: toBar,
        suggestions: ['I have gin, lime and sugar', 'Surprise me'],
      },
    );
  if (found.drinks.length > 0 && found.given.length === 0) {
    show(turn, found.drinks);
    const asked = describe({ ...wishes, fromBar: false }, world);
    return say(
      'bar',
      [
        `Your bar makes ${found.drinks.length === 1 ? 'this' : 'these'} tonight${asked && `: ${asked}`}.`,
        ...careNotes(turn),
      ],
      {
        drinks: found.drinks.map((drink) => ({ id: drink.id, why: whyOf(drink, wishes, world.bar) })),
        links: toBar,
        suggestions: nextSteps(found.drinks, wishes),
      },
    );
  }
  const missing = world.bar?.missing;
  const near = find(turn, { ...wishes, fromBar: false }, compared, 40)
    .drinks.map((drink) => ({ drink, lacks: missing?.get(drink.id)?.length ?? 99 }))
    .sort((a, b) => a.lacks - b.lacks)
    .slice(0, shown)
    .map(({ drink }) => drink);
  if (near.length === 0) return nothing(turn, describe(wishes, world));
  show(turn, near);
  return say('bar', ['Your bar does not make that yet. These come nearest.', ...careNotes(turn)], {
    drinks: near.map((drink) => ({ id: drink.id, why: whyOf(drink, wishes, world.bar) })),
    links: toBar,
    suggestions: nextSteps(near, wishes),
  });
}
