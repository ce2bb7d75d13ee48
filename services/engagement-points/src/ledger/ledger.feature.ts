import type { Feature } from '@barspoon/messaging';
import { AdminLedgerController } from './admin-ledger.controller.ts';
import { AdminLedgerService } from './admin-ledger.service.ts';
import { LedgerController } from './ledger.controller.ts';
import { LedgerService } from './ledger.service.ts';
import { LedgerEntries } from './ledger-entries.ts';
import { MissingPointsService } from './missing-points.service.ts';

export const ledgerFeature: Feature = {
  controllers: [AdminLedgerController, LedgerController],
  providers: [AdminLedgerService, LedgerEntries, LedgerService, MissingPointsService],
};
