import {
  type InputOf,
  isOpenState,
  type MemberActor,
  type menuInternalRoutes,
  type OutputOf,
  type Ticket,
  type ticketRoutes,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { OrderingRepository } from '../bar/ordering.repository.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { MenusService } from '../menus/menus.service.ts';
import { ticketNotFound } from './ticket.errors.ts';
import { movedTo, placeOf, toTicket } from './ticket.ts';

const done = { done: true } as const;

/** What those who tend a bar do with what guests ordered. Implements BEYOND-251. */
@Injectable()
export class QueueService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BarAccess,
    private readonly bars: BarsRepository,
    private readonly menus: MenusService,
    private readonly ordering: OrderingRepository,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor, barId: string): Promise<{ items: Ticket[]; now: string }> {
    const bar = await this.access.toFill(actor.id, barId);
    const items = (await this.ordering.openAt(bar.id)).flatMap(toTicket);
    return { items, now: this.clock.now().toISOString() };
  }

  /** Compares and sets: what somebody else has moved meanwhile is left alone, and not among the answer's ids. */
  async move(
    actor: MemberActor,
    barId: string,
    { ticketIds, from, to, reason }: InputOf<typeof ticketRoutes.move>['body'],
  ): Promise<{ moved: string[] }> {
    return this.transactions.run(
      async () => {
        const bar = await this.access.toFill(actor.id, barId);
        const open = await this.ordering.openAt(bar.id);
        const tickets = open.filter(({ _id, state }) => ticketIds.includes(_id) && state === from);
        const now = this.clock.now();
        for (const ticket of tickets) {
          if (to === 'served')
            await this.ledger.pour(actor, bar, {
              entryId: ticket._id,
              recipe: { id: ticket.recipeId, name: ticket.recipeName },
              takings: ticket.takings,
              unmeasured: ticket.unmeasured ?? [],
              at: now,
            });
          await this.ordering.keep(movedTo(ticket, to, now, reason));
        }
        if (tickets.length > 0) await this.bars.note(bar.id, {}, [bar.ownerId]);
        return { moved: tickets.map(({ _id }) => _id) };
      },
      { queue: `tickets:${barId}` },
    );
  }

  /** Of what is finished it is not known any more who ordered it. @throws DomainError 404 for an order of another bar */
  async ban(actor: MemberActor, barId: string, ticketId: string) {
    await this.transactions.run(
      async () => {
        const bar = await this.access.toFill(actor.id, barId);
        const open = await this.ordering.openAt(bar.id);
        const ticket = await this.ordering.find(ticketId);
        if (ticket?.barId !== bar.id) throw ticketNotFound();
        const device = ticket.deviceHash;
        if (device === undefined) return;
        const ordering = await this.ordering.of(bar.id);
        await this.ordering.save(bar, { ...ordering, banned: [...new Set([...ordering.banned, device])] });
        for (const one of open)
          if (one.deviceHash === device && one.state === 'waiting')
            await this.ordering.keep(movedTo(one, 'refused', this.clock.now()));
        await this.bars.note(bar.id, {}, [bar.ownerId]);
      },
      { queue: `tickets:${barId}` },
    );
    return done;
  }

  /** What open pages of a menu follow: nothing in it says whose an order is. */
  async follow(slug: string): Promise<OutputOf<typeof menuInternalRoutes.follow>> {
    const { menu, row, open } = await this.menus.seen(slug);
    const { isOpen } = await this.ordering.of(row.barId);
    const tickets = open.flatMap((ticket) => {
      const { _id, state } = ticket;
      return isOpenState(state) ? [[_id, { state, place: placeOf(ticket, open) }] as const] : [];
    });
    return { menu, isOpen, tickets: Object.fromEntries(tickets) };
  }
}
