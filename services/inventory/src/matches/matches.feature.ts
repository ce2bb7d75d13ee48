import type { Feature } from '@barspoon/messaging';
import { BestPurchasesService } from './best-purchases.service.ts';
import { MatchesController } from './matches.controller.ts';
import { MatchesService } from './matches.service.ts';
import { OwnedItems } from './owned-items.ts';

export const matchesFeature: Feature = {
  controllers: [MatchesController],
  providers: [BestPurchasesService, MatchesService, OwnedItems],
};
