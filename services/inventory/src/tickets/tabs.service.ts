import { type MemberActor, type Price, type Tab, tabHours } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess, type BarPlace } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { OrderingRepository } from '../bar/ordering.repository.ts';
import type { BarTabRow } from '../bar/tab.schema.ts';
import { TabsRepository } from '../bar/tabs.repository.ts';
import { toTab } from './tab.ts';
import { tabFollowed, tabNotFound, tabStillOpen } from './ticket.errors.ts';

const tabMs = tabHours * 60 * 60_000;

/** What the tables of a bar have on their tabs this evening. Implements BEYOND-252. */
@Injectable()
export class TabsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BarAccess,
    private readonly bars: BarsRepository,
    private readonly ordering: OrderingRepository,
    private readonly tabs: TabsRepository,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor, barId: string): Promise<{ items: Tab[] }> {
    const bar = await this.access.toFill(actor.id, barId);
    const shown = await this.shown(await this.tabs.since(bar.id, this.since()));
    return { items: shown.filter(({ guests }) => guests.length > 0) };
  }

  /** @throws DomainError 404 for a tab of another bar or evening, 409 while something is on its way */
  close(actor: MemberActor, barId: string, tabId: string, tip: Price | null): Promise<Tab> {
    return this.change(actor, barId, tabId, async (row) => {
      const [tab] = await this.shown([row]);
      if (tab && tab.open > 0) throw tabStillOpen(tab.open);
      return { ...row, closedAt: row.closedAt ?? this.clock.now(), tip };
    });
  }

  /** @throws DomainError 404 for a tab of another bar or evening, 409 where the table has ordered on another one since */
  reopen(actor: MemberActor, barId: string, tabId: string): Promise<Tab> {
    return this.change(actor, barId, tabId, async ({ closedAt, tip: _, ...row }, bar) => {
      const current = closedAt && (await this.current(bar.id, row.tableId));
      if (current) throw tabFollowed();
      return row;
    });
  }

  /**
   * In the open transaction, which notes a change of the bar: the same guest has the same seat.
   * @returns what their order says of the tab it is on
   */
  async seat(
    { barId, ownerId }: Pick<BarTabRow, 'barId' | 'ownerId'>,
    table: { id: string; name: string },
    { name, deviceHash }: { name: string; deviceHash: string },
  ): Promise<{ tabId: string; seat: number }> {
    const now = this.clock.now();
    const tab: BarTabRow = (await this.current(barId, table.id)) ?? {
      _id: newId(),
      barId,
      ownerId,
      tableId: table.id,
      table: table.name,
      openedAt: now,
      guests: 0,
    };
    const guests = await this.tabs.guestsOf([tab._id]);
    const known = guests.find(
      (one) => one.deviceHash === deviceHash && one.name.toLowerCase() === name.toLowerCase(),
    );
    if (known) return { tabId: tab._id, seat: known.seat };
    const seat = tab.guests + 1;
    const until = new Date(tab.openedAt.getTime() + tabMs);
    await this.tabs.save({ ...tab, guests: seat });
    await this.tabs.addGuest({ _id: newId(), tabId: tab._id, barId, ownerId, seat, name, deviceHash, until });
    return { tabId: tab._id, seat };
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - tabMs);
  }

  /** The tab that a table orders on now. */
  private async current(barId: string, tableId: string): Promise<BarTabRow | undefined> {
    const tabs = await this.tabs.since(barId, this.since());
    return tabs.find((tab) => tab.tableId === tableId && !tab.closedAt);
  }

  private async shown(rows: readonly BarTabRow[]): Promise<Tab[]> {
    const ids = rows.map(({ _id }) => _id);
    const [tickets, guests] = await Promise.all([this.ordering.onTabs(ids), this.tabs.guestsOf(ids)]);
    const ofTab = Map.groupBy(tickets, ({ tabId }) => tabId);
    return rows.map((row) => toTab(row, ofTab.get(row._id) ?? [], guests));
  }

  private change(
    actor: MemberActor,
    barId: string,
    tabId: string,
    next: (row: BarTabRow, bar: BarPlace) => Promise<BarTabRow>,
  ): Promise<Tab> {
    return this.transactions.run(
      async () => {
        const bar = await this.access.toFill(actor.id, barId);
        const row = await this.tabs.find(tabId);
        if (row?.barId !== bar.id || row.openedAt < this.since()) throw tabNotFound();
        const changed = await next(row, bar);
        await this.tabs.save(changed);
        await this.bars.note(bar.id, {}, [bar.ownerId]);
        const [tab] = await this.shown([changed]);
        if (!tab) throw tabNotFound();
        return tab;
      },
      { queue: `tickets:${barId}` },
    );
  }
}
