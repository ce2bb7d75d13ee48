import type { Feature } from '@barspoon/messaging';
import { PartyPlansController } from './party-plans.controller.ts';
import { PartyPlansService } from './party-plans.service.ts';

export const partyPlansFeature: Feature = {
  controllers: [PartyPlansController],
  providers: [PartyPlansService],
};
