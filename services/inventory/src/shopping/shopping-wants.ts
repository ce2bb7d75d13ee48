import type { MemberActor, Recipe, ShoppingInput } from '@barspoon/contracts';
import { type AskedLine, linesFor, needsOf, runsLow, type Standing, scaleMeasure } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import type { BarPlace } from '../bar/bar-access.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { ReadersRecipes } from '../recipes/readers-recipes.ts';
import { type Wanted, wantedIn, wantedOf } from './shopping-list.ts';

type Adding = Extract<
  ShoppingInput,
  { kind: 'written' | 'item' | 'low' | 'recipes' | 'planned' | 'ordered' }
>;
type PlannedDrinks = Extract<ShoppingInput, { kind: 'planned' }>['drinks'];
type OrderedLines = Extract<ShoppingInput, { kind: 'ordered' }>['lines'];

/** What members want on the list, by hand or as it follows from the bar. Implements BEYOND-207, BEYOND-208. */
@Injectable()
export class ShoppingWants {
  constructor(
    private readonly bottles: BottlesRepository,
    private readonly owned: OwnedItems,
    private readonly vocabulary: VocabularyProjection,
    private readonly recipes: ReadersRecipes,
  ) {}

  /** @throws DomainError 404 for an item or recipes that are not there */
  async of(actor: MemberActor, bar: BarPlace, input: Adding): Promise<Wanted[]> {
    switch (input.kind) {
      case 'written':
        return [wantedIn(input.text, this.vocabulary.vocabulary)];
      case 'item':
        return [this.item(await this.owned.itemFor(actor.id, bar, input.itemId))];
      case 'ordered':
        return this.ordered(actor, bar, input.lines);
      case 'low':
        return this.low(bar);
      case 'recipes':
        return this.needs(bar, await this.recipes.findAll(input.recipeIds), input.servings);
      case 'planned':
        return this.planned(bar, input.drinks);
    }
  }

  private item(row: BarItemRow, measure: Parameters<typeof wantedOf>[1] = null): Wanted {
    const { _id: itemId, name, category } = row;
    const { ingredient } = this.owned.named(row);
    return wantedOf({ name, ingredient, itemId, category }, measure, this.vocabulary.vocabulary);
  }

  private async ordered(actor: MemberActor, bar: BarPlace, lines: OrderedLines): Promise<Wanted[]> {
    const wanted: Wanted[] = [];
    for (const { itemId, ...measure } of lines)
      wanted.push(this.item(await this.owned.itemFor(actor.id, bar, itemId), measure));
    return wanted;
  }

  /** Everything on the bar that runs low. */
  async low(bar: BarPlace): Promise<Wanted[]> {
    const [rows, bottles] = await Promise.all([this.owned.rowsOn([bar.id]), this.bottles.of(bar.id)]);
    return rows
      .filter(({ _id }) => runsLow(bottles.filter(({ itemId }) => itemId === _id)))
      .map((row) => this.item(row));
  }

  private async needs(bar: BarPlace, recipes: readonly Recipe[], servings: number): Promise<Wanted[]> {
    const standing = await this.owned.standingOn(bar.id);
    const lines = recipes.flatMap(({ spec, serves, name: recipe }) =>
      spec.map((line) => {
        const measure = scaleMeasure({ amount: line.amount ?? undefined, unit: line.unit }, serves, servings);
        return { ...line, amount: measure.amount ?? null, recipe };
      }),
    );
    return lackedOf(lines, standing);
  }

  /** The same amounts as the plan says. */
  private async planned(bar: BarPlace, drinks: PlannedDrinks): Promise<Wanted[]> {
    const [recipes, standing] = await Promise.all([
      this.recipes.findAll(drinks.map(({ recipeId }) => recipeId)),
      this.owned.standingOn(bar.id),
    ]);
    const servings = new Map(drinks.map((drink) => [drink.recipeId, drink.servings]));
    const lines = recipes.flatMap((recipe) =>
      linesFor(recipe, servings.get(recipe.id) ?? 0, standing.vocabulary).map((line) => ({
        ...line,
        recipe: recipe.name,
      })),
    );
    return lackedOf(lines, standing);
  }
}

type AskedOfRecipe = AskedLine & { recipe: string };

/** What of the lines a bar lacks, as it is put on its list. */
const lackedOf = (lines: readonly AskedOfRecipe[], standing: Standing): Wanted[] =>
  needsOf(lines, standing).map((need) => wantedOf(need, need, standing.vocabulary));
