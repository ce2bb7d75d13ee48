import type { LibraryIngredient } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';
import type { Drink } from '../drink.ts';
import { conditionsOf, enough } from '../finding.ts';
import { noWishes, type Wishes } from '../wishes.ts';
import { lineNamesOf, textOf } from './drink-text.ts';

/** One ingredient that is asked for, or one of several. */
interface Asked {
  slugs: readonly string[];
  /** Their names in normal form, between gaps. */
  names: readonly string[];
  score: (drink: Drink) => number;
}

/** How near a drink comes to the ingredients that a search asks for. Without any, every drink has all of them. */
export class AskedIngredients {
  private readonly asked: readonly Asked[];
  private readonly vocabulary: Vocabulary<LibraryIngredient>;
  private readonly wantsNoAlcohol: boolean;

  constructor(wishes: Wishes, vocabulary: Vocabulary<LibraryIngredient>) {
    this.vocabulary = vocabulary;
    this.wantsNoAlcohol = wishes.alcohol === 'none';
    this.asked = wishes.with.map((slugs) => ({
      slugs,
      names: slugs.map((slug) => this.nameOf(slug)),
      score:
        conditionsOf({ ...noWishes(), with: [slugs], alcohol: wishes.alcohol }, vocabulary, [])[0]?.score ??
        (() => 0),
    }));
  }

  get count(): number {
    return this.asked.length;
  }

  areIn({ contains }: Drink): boolean {
    return this.asked.every(({ slugs }) => slugs.some((slug) => contains.has(slug)));
  }

  /** In the glass, or what is called after them is: orange curaçao, but no ice cream for cream. */
  arePouredInto(drink: Drink): boolean {
    const lines = lineNamesOf(drink);
    return this.asked.every(
      ({ slugs, names }) =>
        slugs.some((slug) => drink.contains.has(slug)) ||
        names.some((name) => lines.some((line) => line.startsWith(name))),
    );
  }

  /** In or on it, or what they are a kind of. */
  areNear(drink: Drink): boolean {
    return this.asked.every((one) => isNear(drink, one));
  }

  areCalledIn(drink: Drink): boolean {
    return this.asked.every(({ slugs }) =>
      slugs.some((slug) => drink.touches.has(slug) || this.calls(drink, slug)),
    );
  }

  /** Whether the drink has them in any of these ways. */
  areHadBy(drink: Drink): boolean {
    return this.asked.every((one) => isNear(drink, one) || one.slugs.some((slug) => this.calls(drink, slug)));
  }

  /** Whether it is the other with a flavor: vanilla vodka, but no liqueur like sloe gin. */
  private isFlavored(ingredient: string, slug: string): boolean {
    if (!ingredient.endsWith(`-${slug}`) || ingredient.startsWith('non-alcoholic-')) return false;
    // Ginger beer is no beer.
    if ((this.vocabulary.get(ingredient)?.abv ?? 0) === 0) return false;
    return !this.vocabulary.ancestors(ingredient).some((node) => node.slug === 'liqueur');
  }

  /** Whether a drink speaks of it: ginger beer of ginger, but sloe gin of no gin, nor a drink without alcohol where that was not asked. */
  private calls(drink: Drink, slug: string): boolean {
    const abv = this.vocabulary.get(slug)?.abv ?? 0;
    if (abv > 0 && !(drink.isDry && this.wantsNoAlcohol))
      return drink.spec.some(({ ingredient }) => ingredient !== null && this.isFlavored(ingredient, slug));
    return textOf(drink).includes(this.nameOf(slug));
  }

  private nameOf(slug: string): string {
    return ` ${normalize(this.vocabulary.get(slug)?.name ?? slug)} `;
  }
}

const isNear = (drink: Drink, { slugs, score }: Asked): boolean =>
  slugs.some((slug) => drink.touches.has(slug)) || score(drink) >= enough;
