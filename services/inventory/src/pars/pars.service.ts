import { type MemberActor, type ParItem, type Supplier, suppliersMax } from '@barspoon/contracts';
import { bottlesLeft, toOrder } from '@barspoon/mixology';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { BarAccess, type BarPlace } from '../bar/bar-access.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import { type ParLevels, ParLevelsRepository } from '../bar/par-levels.repository.ts';
import { ShoppingListsRepository } from '../bar/shopping-lists.repository.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { ItemsRepository } from '../items/items.repository.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { supplierUnknown, tooManySuppliers } from './par.errors.ts';

const done = { done: true } as const;

/** How much of what is to be on a bar, from whom, and what is lacking. Implements BEYOND-236. */
@Injectable()
export class ParsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BarAccess,
    private readonly levels: ParLevelsRepository,
    private readonly bottles: BottlesRepository,
    private readonly lists: ShoppingListsRepository,
    private readonly items: ItemsRepository,
    private readonly owned: OwnedItems,
  ) {}

  /** Also what has a par level and was used up and taken off the bar. */
  async list(actor: MemberActor, barId: string): Promise<{ items: ParItem[]; suppliers: Supplier[] }> {
    const bar = await this.access.at(actor.id, barId);
    const [{ pars, suppliers }, standing, bottles, bought, list] = await Promise.all([
      this.levels.of(bar.id),
      this.owned.rowsOn([bar.id]),
      this.bottles.of(bar.id),
      this.bottles.bought([bar.id]),
      this.lists.linesOf(bar.id),
    ]);
    const there = new Set(standing.map(({ _id }) => _id));
    const gone = pars.flatMap(({ itemId }) => (there.has(itemId) ? [] : [itemId]));
    const rows = [...standing, ...(gone.length > 0 ? await this.items.findAll(gone) : [])];
    const listed = new Set(list.flatMap(({ itemId, isTicked }) => (isTicked ? [] : (itemId ?? []))));
    const parOf = new Map(pars.map((par) => [par.itemId, par]));
    const shown = ({ _id: itemId, name }: BarItemRow): ParItem => {
      const { par = null, supplierId = null } = parOf.get(itemId) ?? {};
      const own = there.has(itemId) ? bottles.filter((bottle) => bottle.itemId === itemId) : [];
      const last = bought.find((one) => one.itemId === itemId)?.details ?? own[0];
      const have = bottlesLeft(own);
      return {
        itemId,
        name,
        par,
        have,
        order: toOrder(par, have),
        isOnList: listed.has(itemId),
        supplierId,
        size: last?.size ?? null,
        unit: last?.unit ?? 'ml',
        price: last?.price ?? null,
      };
    };
    const items = rows.map(shown).sort((one, other) => (one.name < other.name ? -1 : 1));
    return { items, suppliers };
  }

  /** @throws DomainError 404 for a bar or an item that is not there, 403 for a guest, 400 for an unknown supplier */
  async set(
    actor: MemberActor,
    barId: string,
    { itemId, par, supplierId }: { itemId: string; par: number | null; supplierId: string | null },
  ) {
    return this.change(actor, barId, async (levels, bar) => {
      if (par !== null) await this.owned.itemFor(actor.id, bar, itemId);
      if (supplierId !== null && !levels.suppliers.some(({ id }) => id === supplierId))
        throw supplierUnknown();
      const others = levels.pars.filter((one) => one.itemId !== itemId);
      return { ...levels, pars: par === null ? others : [...others, { itemId, par, supplierId }] };
    });
  }

  /** @throws DomainError 404 for a bar that is not there, 403 for a guest, 409 where there are too many */
  async setSupplier(actor: MemberActor, barId: string, supplier: Supplier) {
    return this.change(actor, barId, async ({ pars, suppliers }) => {
      const at = suppliers.findIndex(({ id }) => id === supplier.id);
      if (at < 0 && suppliers.length >= suppliersMax) throw tooManySuppliers();
      return { pars, suppliers: at < 0 ? [...suppliers, supplier] : suppliers.with(at, supplier) };
    });
  }

  async removeSupplier(actor: MemberActor, barId: string, supplierId: string) {
    return this.change(actor, barId, async ({ pars, suppliers }) => ({
      pars: pars.map((par) => (par.supplierId === supplierId ? { ...par, supplierId: null } : par)),
      suppliers: suppliers.filter(({ id }) => id !== supplierId),
    }));
  }

  private async change(
    actor: MemberActor,
    barId: string,
    next: (levels: ParLevels, bar: BarPlace) => Promise<ParLevels>,
  ) {
    await this.transactions.run(
      async () => {
        const bar = await this.access.toFill(actor.id, barId);
        await this.levels.save(bar.id, await next(await this.levels.lock(bar), bar));
      },
      { queue: `pars:${barId}` },
    );
    return done;
  }
}
