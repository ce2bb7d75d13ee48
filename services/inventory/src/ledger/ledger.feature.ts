import type { Feature } from '@barspoon/messaging';
import { BatchEntries } from './batch-entries.ts';
import { HomemadeItems } from './homemade-items.ts';
import { LedgerController } from './ledger.controller.ts';
import { LedgerService } from './ledger.service.ts';
import { LedgerEntries } from './ledger-entries.ts';
import { RebuildController } from './rebuild.controller.ts';

export const ledgerFeature: Feature = {
  controllers: [LedgerController, RebuildController],
  providers: [BatchEntries, HomemadeItems, LedgerEntries, LedgerService],
};
