import { compareNamePlaces } from '@barspoon/collections';
import type { IngredientLines, LineSwap } from './ingredient-lines.ts';
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
  /** Of these, what the bar can make of what stands on it. Implements BEYOND-213. */
  toMake: { line: string; ingredient: string; name: string }[];
  /** Counted as matched though the bar has something else in their place; by the names the recipe writes. */
  swaps: (LineSwap & { name: string })[];
}

/** Where a page ended: percent, name key, id. Whoever keeps it need not understand it. */
export type MatchPlace = readonly [percent: number, name: string, id: string];

export interface MatchPageRequest {
  limit: number;
  after?: MatchPlace | undefined;
  makeable?: boolean | undefined;
}

export interface MatchPage {
  items: RecipeMatch[];
  next: MatchPlace | null;
}

/** Of an entry of a map with two references, at most; and of one of a set. */
const bytesOfSwap = 120;
const bytesOfSlug = 60;

/** How one bar meets the recipes, as they were when `revision` was the engine's. */
export class BarMatches {
  readonly revision: number;
  readonly answers: Uint8Array;
  readonly #tally: Tally;
  readonly #recipes: RecipeTable;
  readonly #lines: IngredientLines;
  readonly #swaps: ReadonlyMap<number, LineSwap>;
  readonly #homemade: ReadonlySet<string>;

  constructor(
    recipes: RecipeTable,
    lines: IngredientLines,
    {
      revision,
      answers,
      tally,
      swaps,
      homemade,
    }: {
      revision: number;
      answers: Uint8Array;
      tally: Tally;
      swaps: ReadonlyMap<number, LineSwap>;
      /** Slugs of what the bar can make. */
      homemade: ReadonlySet<string>;
    },
  ) {
    this.revision = revision;
    this.answers = answers;
    this.#tally = tally;
    this.#swaps = swaps;
    this.#homemade = homemade;
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
    const { percents, ranked } = this.#tally;
    const named = this.#swaps.size * bytesOfSwap + this.#homemade.size * bytesOfSlug;
    return percents.byteLength + ranked.byteLength + this.answers.byteLength + named;
  }

  /** A page by percent, then by name. Implements MATCH-01. */
  page({ limit, after, makeable }: MatchPageRequest): MatchPage {
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
    const lacking = new Map(
      unmet.map((number) => {
        const { name, node } = this.#lines.line(number);
        return [name, node] as const;
      }),
    );
    return {
      recipe: this.#recipes.head(number),
      percent: percentOf(matched, total),
      matched,
      total,
      missing: [...lacking.keys()],
      toMake: [...lacking].flatMap(([line, node]) =>
        node && this.#homemade.has(node.slug) ? [{ line, ingredient: node.slug, name: node.name }] : [],
      ),
      swaps: this.#swapsIn(number),
    };
  }

  #swapsIn(number: number): RecipeMatch['swaps'] {
    const swaps = new Map<string, RecipeMatch['swaps'][number]>();
    if (this.#swaps.size === 0) return [];
    for (const line of this.#recipes.needs.get(number)) {
      const swap = this.#swaps.get(line);
      const { name } = this.#lines.line(line);
      if (swap && !swaps.has(name)) swaps.set(name, { ...swap, name });
    }
    return [...swaps.values()];
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
