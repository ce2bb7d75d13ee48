import type { RecipeFact } from '@barspoon/contracts';
import { partsLacking, type Vocabulary } from '@barspoon/mixology';
import { BarMatches } from './bar-matches.ts';
import { IngredientLines, type LineSwap, type Named } from './ingredient-lines.ts';
import { type NextBottle, nextBottlesOf } from './next-bottles.ts';
import { maxBottles as maxInSet } from './purchase-search.ts';
import { type PurchaseSet, type PurchaseWish, purchaseSetOf } from './purchase-set.ts';
import { Purchases } from './purchases.ts';
import { RecipeTable } from './recipe-table.ts';
import type { Sliced } from './sliced.ts';
import { tallyOf } from './tally.ts';

const maxBottles = 20;
const noSwaps: ReadonlyMap<number, LineSwap> = new Map();

/**
 * Matches bars against all recipes. Recipes are kept as numbers of their distinct ingredient lines; a bar is compared
 * with the distinct lines once, then every recipe is counted. Implements MATCH-01 to MATCH-10, CONTRA-28, BEYOND-44.
 */
export class MatchingEngine {
  readonly #lines: IngredientLines;
  readonly #recipes: RecipeTable;
  readonly #purchases: Purchases;
  #starter: { revision: number; set: PurchaseSet | undefined } | undefined;
  #uses: { revision: number; bySlug: ReadonlyMap<string, number> } | undefined;
  readonly #bottles = new WeakMap<BarMatches, NextBottle[]>();

  constructor(vocabulary: Vocabulary) {
    this.#lines = new IngredientLines(vocabulary);
    this.#recipes = new RecipeTable(this.#lines);
    this.#purchases = new Purchases(this.#lines);
  }

  inside() {
    return { lines: this.#lines, recipesTable: this.#recipes, purchases: this.#purchases };
  }
  /** Raised with every change of recipes or vocabulary; matches of another revision no longer hold. */
  get revision(): number {
    return this.#recipes.revision;
  }

  get size(): number {
    return this.#recipes.size;
  }

  put(fact: RecipeFact): void {
    this.#recipes.put(fact);
  }

  remove(recipeId: string): void {
    this.#recipes.remove(recipeId);
  }

  useVocabulary(vocabulary: Vocabulary): void {
    this.#lines.useVocabulary(vocabulary);
    this.#recipes.revision += 1;
  }

  /** Sorts in what was put, which otherwise the next match does. */
  settle(): void {
    this.#recipes.byName();
  }

  /**
   * How many recipes ask for an ingredient of the vocabulary, for a kind of it or for what is made from it, by slug.
   * Worked out from the distinct lines, and kept until the recipes change.
   */
  uses(): ReadonlyMap<string, number> {
    if (this.#uses?.revision !== this.revision)
      this.#uses = { revision: this.revision, bySlug: this.#lines.usesBySlug() };
    return this.#uses.bySlug;
  }

  /**
   * The result holds only if `revision` did not change in the meantime.
   * @param countsSwaps whether what stands in for a missing ingredient counts as if it were there
   */
  *match(bar: readonly Named[], countsSwaps = false): Sliced<BarMatches> {
    const { revision } = this;
    const answers = yield* this.#lines.answersOf(bar);
    const swaps = countsSwaps ? yield* this.#lines.swapsOf(bar, answers) : noSwaps;
    const tally = yield* tallyOf(this.#recipes, answers);
    const homemade = new Set(
      partsLacking(bar, this.#lines.vocabulary).flatMap(({ node, lacking }) =>
        lacking.length === 0 ? [node.slug] : [],
      ),
    );
    return new BarMatches(this.#recipes, this.#lines, { revision, answers, tally, swaps, homemade });
  }

  /**
   * The single purchases that would newly make the most drinks, up to `limit` and twenty. Holds as `match` does, and is
   * worked out once for the same matches.
   */
  *nextBottles(matches: BarMatches, limit: number): Sliced<NextBottle[]> {
    const known = this.#bottles.get(matches);
    if (known) return known.slice(0, limit);
    yield* this.#purchases.prepare();
    const bottles = yield* nextBottlesOf(this.#recipes, this.#purchases, matches.answers, maxBottles);
    if (matches.revision === this.revision) this.#bottles.set(matches, bottles);
    return bottles.slice(0, limit);
  }

  /** The starter set where a bar matches nothing yet. The same for all such bars, so it is worked out once. */
  *starterSet(matches: BarMatches): Sliced<PurchaseSet | undefined> {
    if (this.#starter?.revision === matches.revision) return this.#starter.set;
    const set = yield* this.purchaseSet(matches, { atMost: maxInSet });
    if (matches.revision === this.revision) this.#starter = { revision: matches.revision, set };
    return set;
  }

  /** The bottles to buy together that make the most new drinks. Holds as `match` does. */
  *purchaseSet(matches: BarMatches, wish: PurchaseWish): Sliced<PurchaseSet | undefined> {
    yield* this.#purchases.prepare();
    return yield* purchaseSetOf(this.#recipes, this.#purchases, matches.answers, wish);
  }
}
