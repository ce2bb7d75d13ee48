import { nameKey, Sequences } from '@barspoon/collections';
import type { RecipeFact } from '@barspoon/contracts';
import type { IngredientLines } from './ingredient-lines.ts';
import { RecipesByName } from './recipes-by-name.ts';

/** A recipe without its ingredients. */
export type RecipeHead = Omit<RecipeFact, 'ingredients'>;

/** All recipes under small numbers, each with the numbers of the lines it needs; optional lines are left out. */
export class RecipeTable {
  readonly #lines: IngredientLines;
  readonly #numbers = new Map<string, number>();
  readonly #heads: (RecipeHead | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #byName = new RecipesByName();
  readonly needs = new Sequences();
  /** Raised with every change. */
  revision = 0;

  constructor(lines: IngredientLines) {
    this.#lines = lines;
  }

  get size(): number {
    return this.#numbers.size;
  }

  /** Above every number given. */
  get end(): number {
    return this.#heads.length;
  }

  /** The numbers of all recipes by name, a new array after every change. */
  byName(): Int32Array {
    return this.#byName.order();
  }

  numberOf(recipeId: string): number | undefined {
    return this.#numbers.get(recipeId);
  }

  head(number: number): RecipeHead {
    return this.#heads[number]!;
  }

  /** The place among all names; see `byName`. */
  placeOf(number: number): readonly [key: string, id: string] {
    return this.#byName.placeOf(number);
  }

  put({ ingredients, ...head }: RecipeFact): void {
    this.remove(head.recipeId);
    const number = this.#free.pop() ?? this.#heads.length;
    this.#numbers.set(head.recipeId, number);
    this.#heads[number] = head;
    this.needs.set(
      number,
      ingredients.filter((line) => !line.optional).map((line) => this.#lines.take(line)),
    );
    this.#byName.add(number, [nameKey(head.name), head.recipeId]);
    this.revision += 1;
  }

  remove(recipeId: string): void {
    const number = this.#numbers.get(recipeId);
    if (number === undefined) return;
    this.#numbers.delete(recipeId);
    this.#heads[number] = undefined;
    for (const line of this.needs.get(number)) this.#lines.release(line);
    this.needs.remove(number);
    this.#byName.remove(number);
    this.#free.push(number);
    this.revision += 1;
  }
}
