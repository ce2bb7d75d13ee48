import type { LibraryIngredient } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';
import type { Drink } from '../drink.ts';
import type { DrinkShelf } from '../drink-shelf.ts';
import { withoutChanges } from '../find-wishes.ts';
import { allowedBy, conditionsOf } from '../finding.ts';
import { type Order, orderValue } from '../orders.ts';
import { calledAfter } from '../relatives.ts';
import type { Request } from '../request.ts';
import { isVariationOf, variationsOf } from '../variations.ts';
import { isWishless, noNever, noWishes, type Wishes } from '../wishes.ts';
import type { Meaning } from '../words.ts';
import { isNamedWith, textOf } from './drink-text.ts';
import { type Part, unknownNosOf } from './parts.ts';

/** How many of the drinks that fit best are in their order. */
const bestFirst = 10;
/** As many groups as a search has. */
export const finderGroups = bestFirst + 14;
/** From this score on a drink is what a condition asks for. */
const enough = 0.5;

/** Finds what one reading of a search means. */
export class Finder {
  readonly request: Request;
  private readonly words: readonly string[];
  private readonly shelf: DrinkShelf;
  private readonly vocabulary: Vocabulary<LibraryIngredient>;
  private readonly wishes: Wishes;
  private readonly named: readonly Drink[];
  readonly parts: readonly Part[];
  private readonly isAllowed: (drink: Drink) => boolean;
  /** Words that no meaning was found for: they must stand in the drink's own texts. */
  readonly left: readonly string[];
  /** These, and what is left out and names nothing: what another language may tell. */
  readonly unread: readonly string[];
  /** Words that were taken for others: they may be right in another language. */
  readonly guessed: ReadonlySet<string>;

  /** @param words of the search as it was typed, in normal form */
  constructor(
    request: Request,
    parts: readonly Part[],
    words: readonly string[],
    shelf: DrinkShelf,
    vocabulary: Vocabulary<LibraryIngredient>,
  ) {
    this.request = request;
    this.parts = parts;
    this.words = words;
    this.shelf = shelf;
    this.vocabulary = vocabulary;
    this.wishes = { ...withoutChanges(request.wishes), order: null };
    this.named = request.drinks.flatMap((id) => shelf.get(id) ?? []);
    const unwanted = [...unknownNosOf(request)].map(normalize);
    const isAllowed = allowedBy(this.wishes, noNever());
    const noes = request.named.filter(({ negated }) => negated).map(({ meaning }) => meaning);
    this.isAllowed = (drink) =>
      isAllowed(drink) &&
      !noes.some((meaning) => isCalled(drink, meaning, shelf)) &&
      !unwanted.some((word) => textOf(drink).includes(` ${word} `));
    this.left = parts.flatMap(({ kind, text }) => (kind === 'word' ? [normalize(text)] : []));
    this.unread = [...this.left, ...unwanted];
    this.guessed = new Set(
      request.named.flatMap(({ meantAs, text }) => (meantAs === undefined ? [] : text.split(' '))),
    );
  }

  /** One known ingredient and nothing else: the letters find it well, and order it by where they stand. */
  get isOneIngredient(): boolean {
    const { named, wishes } = this.request;
    return (
      this.left.length === 0 &&
      wishes.with.length === 1 &&
      new Set(named.map(({ at }) => at)).size === 1 &&
      this.parts.length === 1 &&
      named.every(({ meaning, meantAs }) => meaning.kind === 'ingredient' && !meantAs) &&
      !this.isBrand
    );
  }

  private get isBrand(): boolean {
    const slug = this.wishes.with[0]?.[0];
    const name = slug ? normalize(this.vocabulary.get(slug)?.name ?? '') : '';
    return !name.includes(this.words.join(' '));
  }

  /**
   * The same search with any kind of a spirit in place of the one that is asked for: no drink has dark rum and ginger beer, but
   * one has black rum. Undefined where it asks for none.
   */
  withOtherSpirits(): Finder | undefined {
    const { request, vocabulary } = this;
    const wider = request.wishes.with.map((any) => any.map((slug) => kindOfSpirit(slug, vocabulary)));
    const parts = this.parts.map((part): Part => {
      const at = request.wishes.with.findIndex(
        (any) => part.kind === 'with' && any.some((slug) => vocabulary.get(slug)?.name === part.text),
      );
      const [kind] = wider[at] ?? [];
      return kind ? { ...part, text: `${kind.name} instead of ${part.text}` } : part;
    });
    if (parts.every((part, at) => part === this.parts[at])) return undefined;
    const asked = request.wishes.with.map((any, at) =>
      any.map((slug, one) => wider[at]?.[one]?.slug ?? slug),
    );
    const other = { ...request, wishes: { ...request.wishes, with: asked } };
    return new Finder(other, parts, this.words, this.shelf, vocabulary);
  }

  /** From what carries the name and has what is asked for to what merely has it; all but the exact names. */
  groups(): string[][] {
    const wished = this.wished();
    const drinks = wished.map(({ drink }) => drink);
    const { order } = this.request.wishes;
    if (order) return this.groupsInOrder(order, drinks);
    const isCalled = (drink: Drink) =>
      this.named.some((base) => drink.id === base.id || isVariationOf(drink, base));
    const called = this.named.length > 0 && !isWishless(this.wishes) ? drinks.filter(isCalled) : [];
    const named = this.named.filter(this.isAllowed);
    const byWords = this.words.length > 0 ? this.shelf.withNameWords(this.words).filter(this.isAllowed) : [];
    const variations = isWishless(this.wishes) ? named.flatMap((base) => variationsOf(base, this.shelf)) : [];
    const asMany = this.wishes.with.length;
    const rest = this.named.length > 0 ? [] : drinks;
    const best = this.named.length > 0 ? [] : this.best(wished, new Set(byWords));
    return [
      // A light Margarita is one with little alcohol before one without any.
      called.filter((drink) => isKnown(drink) && this.isAsDry(drink)),
      called.filter((drink) => this.isAsDry(drink)),
      named,
      called,
      ...Array.from({ length: bestFirst }, (_, at) => best.slice(at, at + 1)),
      byWords.filter(isKnown),
      byWords,
      variations.filter(isKnown),
      variations,
      rest.filter((drink) => this.isDirect(drink) && isKnown(drink)),
      // What a member wrote and nobody has rated comes behind it.
      rest.filter((drink) => this.isDirect(drink) && !isUntried(drink)),
      // Without an ingredient that is asked for all of these are direct.
      ...(asMany === 0
        ? [[], [], []]
        : [
            // Orange curaçao in it makes more of an orange drink than a peel on top.
            rest.filter((drink) => this.isPoured(drink)),
            rest.filter(this.isNear()),
            // What is only called after it, or goes on top, comes last.
            rest.filter((drink) => this.isCalledIn(drink)),
          ]),
      rest,
    ].map((group) => group.map(({ id }) => id));
  }

  /** The few that fit best, one after the other: what has all of it and little else, what people know, what carries the words. */
  private best(wished: readonly Fitting[], carriers: ReadonlySet<Drink>): Drink[] {
    const asMany = this.wishes.with.length;
    const said = this.parts.flatMap(({ kind, text }) => (kind === 'style' ? [normalize(text)] : []));
    const pointsBeside = ({ drink, fit }: Fitting): number => {
      let lines = 0;
      for (const { optional } of drink.spec) if (!optional) lines += 1;
      return (
        fit +
        (lines > 0 ? Math.min(1, asMany / lines) : 0) +
        (carriers.has(drink) ? 1 : 0) +
        0.5 * said.filter((word) => drink.tags.has(word) || isNamedWith(drink, word)).length +
        (drink.tags.has('iba') ? 0.3 : 0) +
        (drink.ratingAverage ?? 3) / 20 -
        (isUntried(drink) ? 2 : 0)
      );
    };
    const first: { drink: Drink; points: number }[] = [];
    for (const one of wished) {
      const { drink } = one;
      const beside = pointsBeside(one);
      const isDirect = this.isDirect(drink);
      // Whether it is poured takes long to tell, and most are too far behind for it to matter.
      const last = first.length === bestFirst ? first[bestFirst - 1] : undefined;
      if (last && beside + (isDirect ? 1 : 0.3) <= last.points) continue;
      const rated = { drink, points: beside + (isDirect ? 1 : this.isPoured(drink) ? 0.3 : -1) };
      const at = first.findIndex((other) => rated.points > other.points);
      if (at < 0 && first.length === bestFirst) continue;
      first.splice(at < 0 ? first.length : at, 0, rated);
      if (first.length > bestFirst) first.pop();
    }
    return first.map(({ drink }) => drink);
  }

  private isAsDry(drink: Drink): boolean {
    return this.wishes.alcohol === 'none' || drink.isDry === this.named.every(({ isDry }) => isDry);
  }

  private isDirect(drink: Drink): boolean {
    return this.wishes.with.every((any) => any.some((slug) => drink.contains.has(slug)));
  }

  /** The first by their degree one by one, the others behind them. */
  private groupsInOrder(order: Order, wished: readonly Drink[]): string[][] {
    const drinks = isWishless(this.wishes) ? [...this.shelf.all()] : wished;
    const ids = drinks
      .flatMap((drink) => {
        const value = orderValue(order, drink);
        return value === null ? [] : [{ id: drink.id, degree: order.by * value }];
      })
      .sort((one, other) => other.degree - one.degree)
      .map(({ id }) => id);
    const first = Array.from({ length: bestFirst }, (_, at) => ids.slice(at, at + 1));
    return [...first, ids.slice(bestFirst)];
  }

  /** Whether a drink has all that is asked for: in or on it, or what that is a kind of. */
  private isNear(): (drink: Drink) => boolean {
    const near = this.nearTests();
    return (drink) => near.every((isNear) => isNear(drink));
  }

  private nearTests(): ((drink: Drink) => boolean)[] {
    const { alcohol } = this.wishes;
    return this.wishes.with.map((any) => {
      const score = conditionsOf({ ...noWishes(), with: [any], alcohol }, this.vocabulary, [])[0]?.score;
      return (drink) => any.some((slug) => drink.touches.has(slug)) || (score?.(drink) ?? 0) >= enough;
    });
  }

  /** With what is asked for in the glass, or what is called after it: orange curaçao, but no ice cream for cream. */
  private isPoured({ contains, spec }: Drink): boolean {
    const names = spec.map(({ name }) => ` ${normalize(name)} `);
    return this.wishes.with.every((any) =>
      any.some((slug) => {
        const asked = ` ${normalize(this.vocabulary.get(slug)?.name ?? slug)} `;
        return contains.has(slug) || names.some((name) => name.startsWith(asked));
      }),
    );
  }

  private isCalledIn(drink: Drink): boolean {
    return this.wishes.with.every((any) =>
      any.some((slug) => drink.touches.has(slug) || this.calls(drink, slug)),
    );
  }

  /** Whether it is the other with a flavor: vanilla vodka, but no liqueur like sloe gin. */
  private isFlavored(ingredient: string, slug: string): boolean {
    if (!ingredient.endsWith(`-${slug}`) || ingredient.startsWith('non-alcoholic-')) return false;
    return !this.vocabulary.ancestors(ingredient).some((node) => node.slug === 'liqueur');
  }

  /** Whether a drink speaks of it: ginger beer of ginger, but sloe gin of no gin, nor a drink without alcohol where that was not asked. */
  private calls(drink: Drink, slug: string): boolean {
    const node = this.vocabulary.get(slug);
    if ((node?.abv ?? 0) > 0 && !(drink.isDry && this.wishes.alcohol === 'none'))
      return drink.spec.some(({ ingredient }) => ingredient !== null && this.isFlavored(ingredient, slug));
    return textOf(drink).includes(` ${normalize(node?.name ?? slug)} `);
  }

  /** What meets everything that is asked for, whatever it is called. */
  withWishes(): Drink[] {
    return this.wished().map(({ drink }) => drink);
  }

  /** The same, each with how well it is what is asked for besides what is in it. */
  private wished(): Fitting[] {
    if (isWishless(this.wishes) && this.wishes.alcohol === null) return [];
    const conditions = conditionsOf({ ...this.wishes, with: [] }, this.vocabulary, []);
    const near = this.nearTests();
    const has = (drink: Drink) =>
      this.wishes.with.every((any, at) => near[at]?.(drink) || any.some((slug) => this.calls(drink, slug)));
    // A word may be unfinished: somebody is typing.
    const hasLeft = (drink: Drink) => this.left.every((word) => textOf(drink).includes(` ${word}`));
    const found: Fitting[] = [];
    for (const drink of this.candidates(conditions)) {
      if (!this.isAllowed(drink) || !has(drink)) continue;
      let fit = 0;
      const isMet = conditions.every(({ score }) => {
        const degree = score(drink);
        fit += degree;
        return degree >= enough;
      });
      if (isMet && hasLeft(drink)) found.push({ drink, fit });
    }
    return found;
  }

  /** What is rarest of all that is asked for decides what is looked at; only a mere no looks at everything. */
  private candidates(conditions: ReturnType<typeof conditionsOf>): Iterable<Drink> {
    const { shelf } = this;
    const touching = this.wishes.with.map((any) => shelf.touching(any.flatMap((slug) => this.near(slug))));
    const [rarest] = touching.sort((one, other) => one.length - other.length);
    if (rarest) return rarest;
    const passing = conditions.map(({ text, score }) =>
      shelf.passing(text, (drink) => score(drink) >= enough),
    );
    if (this.wishes.alcohol === 'none')
      passing.push(shelf.passing('without alcohol', ({ isDry, isKnown }) => isDry && isKnown));
    const [smallest] = passing.sort((one, other) => one.size - other.size);
    return smallest ?? shelf.all();
  }

  private near(slug: string): string[] {
    const kinds = this.vocabulary.ancestors(slug).filter(({ group }) => !group);
    return [slug, ...kinds.map((node) => node.slug), ...calledAfter(slug, this.vocabulary)];
  }
}

interface Fitting {
  drink: Drink;
  fit: number;
}

const isKnown = (drink: Drink): boolean => drink.tags.has('iba') || (drink.ratingAverage ?? 0) >= 4;
/** What a member wrote and nobody has rated. */
const isUntried = (drink: Drink): boolean => Boolean(drink.userId) && (drink.ratingCount ?? 0) === 0;

/** Rum for dark rum; nothing for rum itself, which only a group stands above. */
function kindOfSpirit(
  slug: string,
  vocabulary: Vocabulary<LibraryIngredient>,
): LibraryIngredient | undefined {
  const kinds = vocabulary.ancestors(slug);
  if (!kinds.some((node) => node.slug === 'spirit')) return undefined;
  return kinds.findLast((node) => node.slug !== slug && !node.group);
}

/** What is not wanted of a drink besides what is in it: a word about it, its glass, or that it is a drink of that name. */
function isCalled(drink: Drink, meaning: Meaning, shelf: DrinkShelf): boolean {
  if (meaning.kind === 'tag')
    return drink.tags.has(meaning.tag) || textOf(drink).includes(` ${meaning.tag} `);
  if (meaning.kind === 'glass') return drink.glass === meaning.glass;
  if (meaning.kind !== 'drink') return false;
  const base = shelf.get(meaning.id);
  return base !== undefined && (drink.id === base.id || isVariationOf(drink, base));
}
