import { Transactions } from '@barspoon/persistence';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import type { DrinkOfMenu, MenuContent, MenuRow } from '../bar/menu.schema.ts';
import { MenusRepository } from '../bar/menus.repository.ts';
import { ReadersRecipes } from '../recipes/readers-recipes.ts';
import { recipeUnknown } from './menu.errors.ts';
import { drinkOf, drinksIn } from './menu.ts';

const atOnce = 10;

/** What menus keep of recipes. */
@Injectable()
export class MenuRecipes {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipes: ReadersRecipes,
    private readonly menus: MenusRepository,
    private readonly bars: BarsRepository,
  ) {}

  /**
   * The recipes of a menu as whoever writes it reads them; one that another at the bar has put there stays as it was.
   * @throws DomainError 400 for a drink of a recipe that they may not read
   */
  async of(content: MenuContent, known: MenuRow['recipes']): Promise<MenuRow['recipes']> {
    const ids = [...new Set(drinksIn(content).map(({ recipeId }) => recipeId))];
    const found: Record<string, DrinkOfMenu> = {};
    for (let at = 0; at < ids.length; at += atOnce)
      for (const [id, drink] of await Promise.all(
        ids.slice(at, at + atOnce).map(async (id) => [id, await this.find(id)] as const),
      )) {
        const kept = drink ?? known[id];
        if (!kept) throw recipeUnknown(pathOf(content, id));
        found[id] = kept;
      }
    return found;
  }

  /** A recipe was changed: guests read at once what is in it now. In the open transaction. */
  async follow(recipeId: string): Promise<void> {
    const ids = await this.menus.naming(recipeId);
    const drink = ids.length > 0 ? await this.find(recipeId) : null;
    if (drink) await this.change(ids, (row) => ({ ...row, recipes: { ...row.recipes, [recipeId]: drink } }));
  }

  /**
   * A recipe is gone, or its author has made it private: menus lose it, but for those of bars of its author.
   * In the open transaction.
   */
  async forget(recipeId: string, authorId: string | null = null): Promise<void> {
    await this.change(await this.menus.naming(recipeId), (row) => {
      if (authorId !== null && row.ownerId === authorId) return null;
      const { [recipeId]: _, ...recipes } = row.recipes;
      const without = <C extends MenuContent>(content: C): C => ({
        ...content,
        sections: content.sections.map((section) => ({
          ...section,
          drinks: section.drinks.filter((drink) => drink.recipeId !== recipeId),
        })),
      });
      return {
        ...row,
        recipes,
        recipeIds: Object.keys(recipes),
        draft: without(row.draft),
        versions: row.versions.map(without),
      };
    });
  }

  /** @param next what becomes of a menu, null where it stays as it is */
  private async change(ids: readonly string[], next: (row: MenuRow) => MenuRow | null): Promise<void> {
    for (const id of ids)
      await this.transactions.run(async () => {
        const row = await this.menus.find(id);
        const changed = row && next(row);
        if (!changed) return;
        await this.menus.save({ ...changed, revision: changed.revision + 1 });
        await this.bars.note(changed.barId, {});
      });
  }

  private async find(id: string): Promise<DrinkOfMenu | null> {
    try {
      return drinkOf(await this.recipes.get(id));
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return null;
      throw error;
    }
  }
}

function pathOf({ sections }: MenuContent, recipeId: string): string {
  for (const [at, { drinks }] of sections.entries()) {
    const place = drinks.findIndex((drink) => drink.recipeId === recipeId);
    if (place >= 0) return `body.sections.${at}.drinks.${place}.recipeId`;
  }
  return 'body.sections';
}
