import type { Feature } from '@barspoon/messaging';
import { BarInvitesService } from './bar-invites.service.ts';
import { BarMembersController } from './bar-members.controller.ts';
import { BarMembersService } from './bar-members.service.ts';
import { BarsController } from './bars.controller.ts';
import { BarsService } from './bars.service.ts';

export const barsFeature: Feature = {
  controllers: [BarMembersController, BarsController],
  providers: [BarInvitesService, BarMembersService, BarsService],
};
