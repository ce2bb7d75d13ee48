import type { LibraryIngredient } from '@barspoon/contracts';
import { baseOf, normalize, type Vocabulary } from '@barspoon/mixology';
import type { Drink } from '../drink.ts';
import type { DrinkShelf } from '../drink-shelf.ts';
import { withoutChanges } from '../find-wishes.ts';
import { allowedBy, conditionsOf, enough } from '../finding.ts';
import { namesIn } from '../reading.ts';
import { calledAfter } from '../relatives.ts';
import type { Request } from '../request.ts';
import { isVariationOf } from '../variations.ts';
import { isWishless, noNever, type Wishes } from '../wishes.ts';
import type { Meaning } from '../words.ts';
import { AskedIngredients } from './asked-ingredients.ts';
import { textOf } from './drink-text.ts';
import { isTalk } from './fillers.ts';
import { type Fitting, grouped } from './grouping.ts';
import { type Part, unknownNosOf } from './parts.ts';

/** Finds what one reading of a search means. */
export class Finder {
  readonly request: Request;
  private readonly words: readonly string[];
  private readonly shelf: DrinkShelf;
  private readonly vocabulary: Vocabulary<LibraryIngredient>;
  private readonly wishes: Wishes;
  private readonly named: readonly Drink[];
  private readonly asked: AskedIngredients;
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
    this.asked = new AskedIngredients(this.wishes, vocabulary);
    this.named = request.drinks.flatMap((id) => shelf.get(id) ?? []);
    const unwanted = [...unknownNosOf(request)].map(normalize);
    const isAllowed = allowedBy(this.wishes, noNever());
    const noes = request.named.flatMap(({ negated, meaning }) =>
      negated && meaning.kind !== 'ingredient' ? [meaning] : [],
    );
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

  /** The ingredient that is named and of which nothing else is asked: "orgeat", "what is falernum". */
  get ingredient(): string | null {
    const [part, ...others] = this.parts;
    if (others.length > 0 || this.request.named.some(({ negated }) => negated)) return null;
    const named = namesIn(this.vocabulary).get(this.words.join(' '));
    if (named) return named.slug;
    const [slug, ...alternatives] = this.wishes.with.flat();
    return part?.kind === 'with' && alternatives.length === 0 ? (slug ?? null) : null;
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

  /** The same search without words of everyday talk that nothing is called: "served in a copper mug" asks for the mug. */
  withoutTalk(): Finder | undefined {
    const parts = this.parts.filter(({ kind, text }) => kind !== 'word' || !isTalk(text));
    if (parts.length === this.parts.length || parts.length === 0) return undefined;
    const words = this.words.filter((word) => parts.some(({ said }) => said.split(' ').includes(word)));
    return new Finder(this.request, parts, words, this.shelf, this.vocabulary);
  }

  /** The same search with one taste or occasion fewer: nothing may be both. */
  withFewerTastes(): Finder[] {
    const { request, wishes } = this;
    const { tastes } = wishes;
    if (tastes.length < 2) return [];
    return tastes.map((taste) => {
      const fewer = { ...request.wishes, tastes: request.wishes.tastes.filter((one) => one !== taste) };
      return new Finder({ ...request, wishes: fewer }, this.parts, this.words, this.shelf, this.vocabulary);
    });
  }

  /** Ids of what it means, in groups, the nearest first. */
  groups(): string[][] {
    const { wishes, parts, words, named, asked, shelf, isAllowed } = this;
    const { order } = this.request.wishes;
    const asksForSpirit = wishes.with.flat().some((slug) => baseOf(slug, this.vocabulary));
    return grouped(this.wished(), {
      wishes,
      order,
      parts,
      words,
      named,
      asked,
      asksForSpirit,
      shelf,
      isAllowed,
    });
  }

  /** What meets everything that is asked for, whatever it is called. */
  withWishes(): Drink[] {
    return this.wished().map(({ drink }) => drink);
  }

  /** The same, each with how well it is what is asked for besides what is in it. */
  private wished(): Fitting[] {
    if (isWishless(this.wishes) && this.wishes.alcohol === null) return [];
    const conditions = conditionsOf({ ...this.wishes, with: [] }, this.vocabulary, []);
    // A word may be unfinished: somebody is typing.
    const hasLeft = (drink: Drink) => this.left.every((word) => textOf(drink).includes(` ${word}`));
    const found: Fitting[] = [];
    for (const drink of this.candidates(conditions)) {
      if (!this.isAllowed(drink) || !this.asked.areHadBy(drink)) continue;
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
    const [rarest] = this.wishes.with
      .map((any) => any.flatMap((slug) => this.near(slug)))
      .sort((one, other) => shelf.maxTouching(one) - shelf.maxTouching(other));
    if (rarest) return shelf.touching(rarest);
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
