import type { Drink } from '@barspoon/bartender';
import { type DrinkFamily, drinkFamilies, type LibraryIngredient } from '@barspoon/contracts';
import { familyOf } from '@barspoon/mixology';
import { decodeCursor, encodeCursor, type PageRequest, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { ingredientNotFound } from '../ingredients/ingredient.errors.ts';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { scoreOf } from '../recipes/rating-figures.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { toBranch, toIngredientPage, toTree } from './ingredient-page.mapper.ts';

/** The public pages of the ingredients. Implements BEYOND-215. */
@Injectable()
export class IngredientPagesService {
  constructor(
    private readonly vocabulary: VocabularyHolder,
    private readonly index: RecipeIndex,
    private readonly recipesRepository: RecipesRepository,
  ) {}

  async tree() {
    const { nodes } = await this.vocabulary.current();
    return { items: toTree(nodes.map((node) => toBranch(node, this.drinksWith(node).size))) };
  }

  async get(slug: string) {
    return toIngredientPage(await this.known(slug), await this.vocabulary.current());
  }

  async recipes(slug: string, { limit, cursor, family }: PageRequest & { family?: DrinkFamily | undefined }) {
    const all = [...this.drinksWith(await this.known(slug))];
    const asked = family ? all.filter(({ structure }) => familyOf(structure) === family) : all;
    const drinks = asked.map(placeOf).sort(bestFirst);
    const after = cursor ? decodeCursor(cursor, ['number', 'string', 'string']) : undefined;
    const rest = after ? drinks.filter((place) => bestFirst(after, place) < 0) : drinks;
    const { items, nextCursor } = toPage(rest.slice(0, limit + 1), limit, encodeCursor);
    const rows = await this.recipesRepository.cardsOf(items.map(([, , id]) => id));
    return { items: rows.map(toCard), nextCursor, total: drinks.length, families: familiesOf(all) };
  }

  private async known(slug: string): Promise<LibraryIngredient> {
    const node = (await this.vocabulary.current()).get(slug);
    if (!node) throw ingredientNotFound();
    return node;
  }

  private drinksWith({ slug }: LibraryIngredient): ReadonlySet<Drink> {
    return this.index.drinks.touching([slug]);
  }
}

function familiesOf(drinks: readonly Drink[]): { family: DrinkFamily; drinks: number }[] {
  const counts = Map.groupBy(drinks, ({ structure }) => familyOf(structure));
  return drinkFamilies
    .map((family) => ({ family, drinks: counts.get(family)?.length ?? 0 }))
    .filter((one) => one.drinks > 0)
    .sort((one, other) => Number(isRest(one)) - Number(isRest(other)) || other.drinks - one.drinks);
}

const isRest = ({ family }: { family: DrinkFamily }): boolean => family === 'other';

type Place = [score: number, name: string, id: string];

/** By the average with as much weight as there are ratings: one of five stars is not ahead of fifty of nearly as many. */
const placeOf = ({ id, name, ratingAverage, ratingCount = 0 }: Drink): Place => {
  const sums = { weight: ratingCount * 100, weightedSum: (ratingAverage ?? 0) * ratingCount * 1000 };
  return [scoreOf(sums), name, id];
};

const bestFirst = ([score, name, id]: readonly [number, string, string], other: Place): number =>
  other[0] - score || name.localeCompare(other[1], 'en') || id.localeCompare(other[2]);
