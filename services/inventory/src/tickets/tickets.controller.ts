import {
  guestOrderRoutes,
  type InputOf,
  type MemberActor,
  menuInternalRoutes,
  tableRoutes,
  tabRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { GuestOrdersService } from './guest-orders.service.ts';
import { QueueService } from './queue.service.ts';
import { TablesService } from './tables.service.ts';
import { TabsService } from './tabs.service.ts';

@Controller()
export class TicketsController {
  constructor(
    private readonly tables: TablesService,
    private readonly orders: GuestOrdersService,
    private readonly queue: QueueService,
    private readonly tabs: TabsService,
  ) {}

  @Handles(tableRoutes.list)
  listTables({ params }: InputOf<typeof tableRoutes.list>, actor: MemberActor) {
    return this.tables.list(actor, params.id);
  }

  @Handles(tableRoutes.set)
  setTable({ params, body }: InputOf<typeof tableRoutes.set>, actor: MemberActor) {
    return this.tables.set(actor, params.id, params.tableId, body.name);
  }

  @Handles(tableRoutes.remove)
  removeTable({ params }: InputOf<typeof tableRoutes.remove>, actor: MemberActor) {
    return this.tables.remove(actor, params.id, params.tableId);
  }

  @Handles(tableRoutes.makeCode)
  makeCode({ params }: InputOf<typeof tableRoutes.makeCode>, actor: MemberActor) {
    return this.tables.makeCode(actor, params.id, params.tableId);
  }

  @Handles(tableRoutes.setOpen)
  setOpen({ params, body }: InputOf<typeof tableRoutes.setOpen>, actor: MemberActor) {
    return this.tables.setOpen(actor, params.id, body.isOpen);
  }

  @Handles(ticketRoutes.list)
  list({ params }: InputOf<typeof ticketRoutes.list>, actor: MemberActor) {
    return this.queue.list(actor, params.id);
  }

  @Handles(ticketRoutes.move)
  move({ params, body }: InputOf<typeof ticketRoutes.move>, actor: MemberActor) {
    return this.queue.move(actor, params.id, body);
  }

  @Handles(ticketRoutes.ban)
  ban({ params }: InputOf<typeof ticketRoutes.ban>, actor: MemberActor) {
    return this.queue.ban(actor, params.id, params.ticketId);
  }

  @Handles(tabRoutes.list)
  listTabs({ params }: InputOf<typeof tabRoutes.list>, actor: MemberActor) {
    return this.tabs.list(actor, params.id);
  }

  @Handles(tabRoutes.close)
  closeTab({ params, body }: InputOf<typeof tabRoutes.close>, actor: MemberActor) {
    return this.tabs.close(actor, params.id, params.tabId, body.tip);
  }

  @Handles(tabRoutes.reopen)
  reopenTab({ params }: InputOf<typeof tabRoutes.reopen>, actor: MemberActor) {
    return this.tabs.reopen(actor, params.id, params.tabId);
  }

  @Handles(menuInternalRoutes.follow)
  follow({ params }: InputOf<typeof menuInternalRoutes.follow>) {
    return this.queue.follow(params.slug);
  }

  @Handles(guestOrderRoutes.table)
  table({ params }: InputOf<typeof guestOrderRoutes.table>) {
    return this.orders.table(params.slug, params.token);
  }

  @Handles(guestOrderRoutes.place)
  place({ params, body }: InputOf<typeof guestOrderRoutes.place>) {
    return this.orders.place(params.slug, params.key, body);
  }

  @Handles(guestOrderRoutes.get)
  get({ params }: InputOf<typeof guestOrderRoutes.get>) {
    return this.orders.get(params.slug, params.key);
  }

  @Handles(guestOrderRoutes.cancel)
  cancel({ params }: InputOf<typeof guestOrderRoutes.cancel>) {
    return this.orders.cancel(params.slug, params.key);
  }
}
