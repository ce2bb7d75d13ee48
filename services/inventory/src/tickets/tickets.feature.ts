import type { Feature } from '@barspoon/messaging';
import { GuestOrdersService } from './guest-orders.service.ts';
import { QueueService } from './queue.service.ts';
import { TablesService } from './tables.service.ts';
import { TabsService } from './tabs.service.ts';
import { TicketsController } from './tickets.controller.ts';

export const ticketsFeature: Feature = {
  controllers: [TicketsController],
  providers: [GuestOrdersService, QueueService, TablesService, TabsService],
};
