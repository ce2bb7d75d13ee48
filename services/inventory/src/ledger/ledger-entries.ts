import type { LedgerInput, MemberActor, Recipe } from '@barspoon/contracts';
import { bottlesMax } from '@barspoon/contracts';
import { takingsOf } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import type { BarPlace } from '../bar/bar-access.ts';
import type { BottleRow } from '../bar/bottle.schema.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { ItemsRepository } from '../items/items.repository.ts';
import { ShelfIndex } from '../items/shelf-index.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { BatchEntries } from './batch-entries.ts';
import {
  alreadyUndone,
  bottleNotFound,
  cannotUndo,
  entryNotFound,
  idTaken,
  levelAboveSize,
  tooManyBottles,
} from './ledger.errors.ts';
import { aboutBottle, detailsIn, type EntryContent, type InputOfKind } from './ledger-entry.ts';

/** Makes entries of what members write. */
@Injectable()
export class LedgerEntries {
  constructor(
    private readonly bottles: BottlesRepository,
    private readonly items: ItemsRepository,
    private readonly catalogue: ShelfIndex,
    private readonly owned: OwnedItems,
    private readonly batches: BatchEntries,
  ) {}

  /** In the open transaction. @param recipe of what was made */
  async of(
    actor: MemberActor,
    bar: BarPlace,
    input: LedgerInput,
    recipe: Recipe | null,
    at: Date,
  ): Promise<EntryContent> {
    switch (input.kind) {
      case 'bought':
        return this.bought(actor, bar, input);
      case 'made':
        return recipe ? this.made(bar, input.servings, recipe) : { kind: 'made', bottleIds: [], lines: [] };
      case 'prepared':
        return this.batches.of(actor, bar, input, recipe, at);
      case 'undone':
        return this.undone(bar, input.entryId);
      default:
        return this.about(await this.bottleAt(bar, input.bottleId), input);
    }
  }

  private async bought(
    actor: MemberActor,
    bar: BarPlace,
    input: InputOfKind<'bought'>,
  ): Promise<EntryContent> {
    const { bottleId, itemId, unit, size, level } = input;
    if (level !== null && level > size) throw levelAboveSize(size);
    if ((await this.bottles.entriesOf(bottleId)).length > 0) throw idTaken();
    if ((await this.bottles.count(bar.id)) >= bottlesMax) throw tooManyBottles();
    const item = await this.owned.itemFor(actor.id, bar, itemId);
    const bottle = { _id: bottleId, itemId, unit };
    return aboutBottle('bought', bottle, item.name, { level, details: detailsIn(input) });
  }

  private async about(
    bottle: BottleRow,
    input: Exclude<LedgerInput, InputOfKind<'bought' | 'made' | 'prepared' | 'undone'>>,
  ): Promise<EntryContent> {
    const name = (await this.itemOf(bottle))?.name ?? '';
    switch (input.kind) {
      case 'counted':
        if (input.level !== null && input.level > bottle.size) throw levelAboveSize(bottle.size);
        return aboutBottle('counted', bottle, name, { level: input.level });
      case 'spilled':
      case 'given':
        return aboutBottle(input.kind, bottle, name, {
          amount: input.amount,
          ...(input.reason !== undefined && { reason: input.reason }),
        });
      case 'corrected':
        return aboutBottle('corrected', { ...bottle, unit: input.unit }, name, { details: detailsIn(input) });
      default:
        return aboutBottle(input.kind, bottle, name);
    }
  }

  private async made(bar: BarPlace, servings: number, recipe: Recipe): Promise<EntryContent> {
    const standing = await this.owned.standingOn(bar.id);
    const { takings, lacking, unmeasured } = takingsOf(recipe.spec, servings / recipe.serves, standing);
    return {
      kind: 'made',
      bottleIds: [...new Set(takings.flatMap(({ bottleId }) => bottleId ?? []))].sort(),
      lines: takings,
      recipe: { id: recipe.id, name: recipe.name },
      servings,
      lacking,
      unmeasured,
    };
  }

  private async undone(bar: BarPlace, entryId: string): Promise<EntryContent> {
    const entry = await this.bottles.findEntry(entryId);
    if (entry?.barId !== bar.id) throw entryNotFound();
    if (entry.kind === 'undone' || entry.menu) throw cannotUndo();
    if ((await this.bottles.withdrawnAmong([entryId])).size > 0) throw alreadyUndone();
    const lines = entry.lines.map(({ itemId, bottleId, name, unit }) => ({
      itemId,
      bottleId,
      name,
      unit,
      amount: null,
    }));
    return { kind: 'undone', bottleIds: entry.bottleIds, lines, undoes: entryId };
  }

  private async bottleAt(bar: BarPlace, id: string): Promise<BottleRow> {
    const bottle = await this.bottles.find(id);
    if (bottle?.barId !== bar.id) throw bottleNotFound();
    return bottle;
  }

  async itemOf({ itemId }: Pick<BottleRow, 'itemId'>): Promise<BarItemRow | null> {
    return this.catalogue.shelf.get(itemId) ?? (await this.items.find(itemId));
  }
}
