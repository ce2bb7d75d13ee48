import {
  type GuestTicket,
  type guestOrderRoutes,
  guestTicketsMax,
  type InputOf,
  isOpenState,
  tableTicketsMax,
} from '@barspoon/contracts';
import { nearestTo, pourOf, withoutHeld } from '@barspoon/mixology';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import type { MenuRow, PublishedMenu } from '../bar/menu.schema.ts';
import { MenusRepository } from '../bar/menus.repository.ts';
import { OpenBarsRepository } from '../bar/open-bars.repository.ts';
import { heldBy, OrderingRepository } from '../bar/ordering.repository.ts';
import type { BarTicketRow } from '../bar/ticket.schema.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { pricesAt } from '../menus/happy-hour.ts';
import { menuNotFound } from '../menus/menu.errors.ts';
import { canBePoured, offersOf, priceOf, publishedOf } from '../menus/menu.ts';
import { TabsService } from './tabs.service.ts';
import {
  allergenInDrink,
  alreadyBegun,
  drinkOut,
  guestBanned,
  guestHasEnough,
  orderingClosed,
  sizeUnknown,
  tableHasEnough,
  tableNotFound,
  ticketNotFound,
  unknownInDrink,
} from './ticket.errors.ts';
import { hashOf, movedTo, toGuestTicket } from './ticket.ts';

type Order = InputOf<typeof guestOrderRoutes.place>['body'];

/** What guests without an account order at a table. Implements BEYOND-249, BEYOND-250. */
@Injectable()
export class GuestOrdersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly open: OpenBarsRepository,
    private readonly bars: BarsRepository,
    private readonly menus: MenusRepository,
    private readonly ordering: OrderingRepository,
    private readonly tabs: TabsService,
    private readonly owned: OwnedItems,
    private readonly clock: Clock,
  ) {}

  async table(slug: string, token: string): Promise<{ table: string; isOpen: boolean }> {
    const { row } = await this.menuAt(slug);
    const { isOpen, tables } = await this.ordering.of(row.barId);
    const table = tables.find(({ codeHash }) => codeHash === hashOf(token));
    if (!table) throw tableNotFound();
    return { table: table.name, isOpen };
  }

  /**
   * In one transaction with the stock it looks at, so that no two hold the same: whatever changes a bar writes its row.
   * @throws DomainError 404 for a menu, table or drink that is not there, 400 for a size that it has not, 403 for a device that is banned, 409 where nothing
   * is taken, the drink has run out, or contains what the guest does not bear and they do not know it
   */
  async place(slug: string, key: string, order: Order): Promise<GuestTicket> {
    const { row } = await this.menuAt(slug);
    return this.transactions.run(() => this.hold(slug, hashOf(key), order), {
      queue: `tickets:${row.barId}`,
    });
  }

  async get(slug: string, key: string): Promise<GuestTicket> {
    const { row } = await this.menuAt(slug);
    const ticket = await this.ordering.findByKey(hashOf(key));
    if (ticket?.barId !== row.barId) throw ticketNotFound();
    return toGuestTicket(ticket, await this.ordering.openAt(row.barId));
  }

  /** @throws DomainError 409 once it is begun */
  async cancel(slug: string, key: string): Promise<GuestTicket> {
    const { row } = await this.menuAt(slug);
    return this.transactions.run(
      async () => {
        const ticket = await this.ordering.findByKey(hashOf(key));
        if (ticket?.barId !== row.barId) throw ticketNotFound();
        if (!isOpenState(ticket.state)) return toGuestTicket(ticket, []);
        if (ticket.state !== 'waiting') throw alreadyBegun();
        await this.bars.note(row.barId, {}, [row.ownerId]);
        const cancelled = movedTo(ticket, 'cancelled', this.clock.now());
        await this.ordering.keep(cancelled);
        return toGuestTicket(cancelled, []);
      },
      { queue: `tickets:${row.barId}` },
    );
  }

  private async hold(slug: string, keyHash: string, order: Order): Promise<GuestTicket> {
    const { row, content } = await this.menuAt(slug);
    const { barId, ownerId } = row;
    const known = await this.ordering.findByKey(keyHash);
    if (known && known.barId !== barId) throw ticketNotFound();
    const open = await this.ordering.openAt(barId);
    if (known) return toGuestTicket(known, open);
    const { isOpen, tables, banned } = await this.ordering.of(barId);
    const table = tables.find(({ codeHash }) => codeHash === hashOf(order.token));
    if (!table) throw tableNotFound();
    if (!isOpen) throw orderingClosed();
    const deviceHash = hashOf(order.device);
    if (banned.includes(deviceHash)) throw guestBanned();
    if (open.filter((one) => one.deviceHash === deviceHash).length >= guestTicketsMax) throw guestHasEnough();
    if (open.filter((one) => one.tableId === table.id).length >= tableTicketsMax) throw tableHasEnough();
    const offers = offersOf(row, content);
    const ofDrink = offers.filter(({ drinkId }) => drinkId === order.drinkId);
    if (ofDrink.length === 0) throw menuNotFound();
    const offer = ofDrink.find(({ sizeId }) => sizeId === order.sizeId);
    if (!offer) throw sizeUnknown();
    const { recipe, recipeId, recipeName, name, times } = offer;
    const warnings = order.allergies.filter((allergen) => recipe.allergens.includes(allergen));
    if (warnings.length > 0 && !order.isAware) throw allergenInDrink(name, warnings);
    if (order.allergies.length > 0 && !recipe.isKnown && !order.isAware) throw unknownInDrink(name);
    const standing = withoutHeld(await this.owned.standingOn(barId), heldBy(open));
    const { takings, missing, unmeasured } = pourOf(recipe.spec, times, standing);
    if (missing.length > 0) {
      const makeable = offers.filter((other) => canBePoured(other, standing));
      const near = nearestTo(
        recipe,
        makeable.map((other) => ({ ...other.recipe, shown: other.name })),
      );
      throw drinkOut(name, near?.shown);
    }
    const left = withoutHeld(standing, heldBy([{ takings }]));
    const ranOut = offers.filter((one) => canBePoured(one, standing) && !canBePoured(one, left));
    const placedAt = this.clock.now();
    const tab = await this.tabs.seat(row, table, { name: order.guest, deviceHash });
    const ticket: BarTicketRow = {
      _id: newId(),
      barId,
      ownerId,
      menuId: row._id,
      recipeId,
      drink: name,
      recipeName,
      price: priceOf(offer, content, pricesAt(content.happyHours, placedAt)).price,
      spec: recipe.spec.map(({ amount, unit, name: ingredient }) => ({
        amount: amount === null ? null : amount * times,
        unit,
        name: ingredient,
      })),
      takings,
      unmeasured,
      keyHash,
      deviceHash,
      tableId: table.id,
      table: table.name,
      ...tab,
      guest: order.guest,
      note: order.note,
      allergies: order.allergies,
      warnings,
      state: 'waiting',
      isOpen: true,
      ranOut: ranOut.map((one) => one.name),
      placedAt,
    };
    // Whoever pours, counts or orders at the same moment writes this row too: one of both begins again.
    await this.bars.note(barId, {}, [ownerId]);
    await this.ordering.keep(ticket);
    return toGuestTicket(ticket, [...open, ticket]);
  }

  private async menuAt(slug: string): Promise<{ row: MenuRow; content: PublishedMenu }> {
    const row = await this.menus.findBySlug(slug);
    const content = row && publishedOf(row);
    if (!content || (await this.open.find(row.barId))?.archivedAt) throw menuNotFound();
    return { row, content };
  }
}
