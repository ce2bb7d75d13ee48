import { compareNamePlaces } from '@barspoon/collections';
import type { IngredientLines } from './ingredient-lines.ts';
import type { RecipeHead, RecipeTable } from './recipe-table.ts';
import { countsOf, percentOf, type Tally } from './tally.ts';

export interface RecipeMatch {
  recipe: RecipeHead;
  /** Matched of all counted ingredients, rounded. */
  percent: number;
  matched: number;
  total: number;
  /** Names of the ingredients the bar lacks, as the recipe writes them. */
  missing: string[];
}

/** Where a page ended: percent, name key, id. Whoever keeps it need not understand it. */
export type MatchPlace = readonly [percent: number, name: string, id: string];

export interface MatchPage {
  items: RecipeMatch[];
  next: MatchPlace | null;
}

/** How one bar meets the recipes, as they were when `revision` was the engine's. */
export class BarMatches {
  readonly revision: number;
  readonly answers: Uint8Array;
  readonly #tally: Tally;
  readonly #recipes: RecipeTable;
  readonly #lines: IngredientLines;

  constructor(
    recipes: RecipeTable,
    lines: IngredientLines,
    { revision, answers, tally }: { revision: number; answers: Uint8Array; tally: Tally },
  ) {
    this.revision = revision;
    this.answers = answers;
    this.#tally = tally;
    this.#recipes = recipes;
    this.#lines = lines;
  }

  /** Recipes met by one ingredient at least; those without ingredients never are. Implements BEYOND-44. */
  get total(): number {
    return this.#tally.ranked.length;
  }

  /** Recipes met wholly. Implements MATCH-10, CONTRA-28. */
  get makeable(): number {
    return this.#tally.makeable;
  }

  get bytes(): number {
    return this.#tally.percents.byteLength + this.#tally.ranked.byteLength + this.answers.byteLength;
  }

  /** A page by percent, then by name. Implements MATCH-01. */
  page({ limit, after, makeable }: { limit: number; after?: MatchPlace; makeable?: boolean }): MatchPage {
    const end = makeable ? this.makeable : this.total;
    const start = after ? this.#behind(after) : 0;
    const numbers = Array.from(this.#tally.ranked.subarray(start, Math.min(start + limit, end)));
    const last = numbers.at(-1);
    return {
      items: numbers.map((number) => this.#matchOf(number)),
      next: last !== undefined && start + limit < end ? this.#placeOf(last) : null,
    };
  }

  /** How the bar meets these recipes, those it does not meet at all included, unknown ones left out. */
  marks(recipeIds: readonly string[]): RecipeMatch[] {
    return recipeIds.flatMap((id) => {
      const number = this.#recipes.numberOf(id);
      return number === undefined ? [] : [this.#matchOf(number)];
    });
  }

  #matchOf(number: number): RecipeMatch {
    const { matched, total, unmet } = countsOf(this.#recipes, this.answers, number);
    const missing = [...new Set(unmet.map((line) => this.#lines.line(line).name))];
    return {
      recipe: this.#recipes.head(number),
      percent: percentOf(matched, total),
      matched,
      total,
      missing,
    };
  }

  #placeOf(number: number): MatchPlace {
    return [this.#tally.percents[number]!, ...this.#recipes.placeOf(number)];
  }

  /** The first rank behind a place, whether its recipe is still there or not. */
  #behind([percent, ...place]: MatchPlace): number {
    let from = 0;
    let to = this.total;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const [itsPercent, ...itsPlace] = this.#placeOf(this.#tally.ranked[middle]!);
      const isBehind = itsPercent - percent || compareNamePlaces(place, itsPlace);
      if (isBehind >= 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
