import type { HomemadeRecipe, MadeLine, MemberActor, OwnPreparation } from '@barspoon/contracts';
import { isCalled, lackingOf, meetsOf, normalize } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { ReadersRecipes } from '../recipes/readers-recipes.ts';

/**
 * What members make themselves by own recipes. The catalogue is asked each time: what is not public is kept nowhere else.
 * Looks one recipe deep, at what stands on the bar, so that no circle does harm. Implements BEYOND-301, BEYOND-302.
 */
@Injectable()
export class OwnPreparationsService {
  constructor(
    private readonly access: BarAccess,
    private readonly owned: OwnedItems,
    private readonly recipes: ReadersRecipes,
    private readonly vocabulary: VocabularyProjection,
  ) {}

  /** @throws DomainError 404 for a bar they are not at */
  async list(actor: MemberActor, barId: string): Promise<{ items: OwnPreparation[] }> {
    const bar = await this.access.at(actor.id, barId);
    const [making, rows] = await Promise.all([this.recipes.homemade(), this.owned.rowsOn([bar.id])]);
    const items = this.preparationsOf(making, rows);
    return { items: items.sort((one, other) => one.lacking.length - other.lacking.length) };
  }

  async ofLines(actor: MemberActor, lines: readonly string[]): Promise<{ items: MadeLine[] }> {
    const all = await this.recipes.homemade();
    const { vocabulary } = this.vocabulary;
    const called = [...new Set(lines)].flatMap((name) => {
      const line = { name, ingredient: null };
      const fitting = all.filter((one) => isCalled(line, one.name, vocabulary));
      const exact = fitting.find((one) => normalize(one.name) === normalize(name));
      const one = exact ?? fitting[0];
      return one ? [{ line, one }] : [];
    });
    if (called.length === 0) return { items: [] };
    const bar = await this.access.chosenBy(actor.id);
    const rows = await this.owned.rowsOn([bar.id]);
    const meets = this.meets(rows, all);
    const items = called.flatMap(({ line, one }) =>
      this.preparationsOf([one], rows, all).map((own) => ({ ...own, line: line.name, isThere: meets(line) })),
    );
    return { items };
  }

  /** @param all of them, for their names */
  private preparationsOf(
    making: readonly HomemadeRecipe[],
    rows: readonly BarItemRow[],
    all = making,
  ): OwnPreparation[] {
    const { vocabulary } = this.vocabulary;
    const meets = this.meets(rows, all);
    const made = new Set(rows.flatMap(({ homemade }) => homemade?.recipeId ?? []));
    return making.map(({ id, name, makesMl, keepsDays, parts }) => {
      const without = () => rows.filter(({ homemade }) => homemade?.recipeId !== id);
      const others = made.has(id) ? this.meets(without(), all) : meets;
      return { recipeId: id, name, makesMl, keepsDays, lacking: lackingOf(parts, others, vocabulary) };
    });
  }

  private meets(rows: readonly BarItemRow[], all: readonly HomemadeRecipe[]) {
    const names = new Set(all.map(({ name }) => normalize(name)));
    const bar = rows.map((row) => this.owned.named(row));
    return meetsOf(bar, this.vocabulary.vocabulary, names);
  }
}
