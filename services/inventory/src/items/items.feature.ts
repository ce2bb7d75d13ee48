import type { Feature } from '@barspoon/messaging';
import { AdminItemsController } from './admin-items.controller.ts';
import { AdminItemsRepository } from './admin-items.repository.ts';
import { AdminItemsService } from './admin-items.service.ts';
import { BarController } from './bar.controller.ts';
import { BarService } from './bar.service.ts';
import { BarItemRow, BarItemRowSchema } from './item.schema.ts';
import { ItemRemovalRow, ItemRemovalRowSchema } from './item-removal.schema.ts';
import { ItemRemovalsRepository } from './item-removals.repository.ts';
import { ItemRemovals } from './item-removals.ts';
import { ItemsController } from './items.controller.ts';
import { ItemsRepository } from './items.repository.ts';
import { ItemsService } from './items.service.ts';
import { LibrarySeedingService } from './library-seeding.service.ts';
import { ShelfIndex } from './shelf-index.ts';

export const itemsFeature: Feature = {
  tables: [
    {
      row: BarItemRow,
      schema: BarItemRowSchema,
      own: [{ owner: 'userId', hidden: ['nameKey', 'searchKey'] }],
      inConsole: { changedAt: 'createdAt', hidden: ['nameKey', 'searchKey'] },
    },
    { row: ItemRemovalRow, schema: ItemRemovalRowSchema },
  ],
  controllers: [AdminItemsController, BarController, ItemsController],
  providers: [
    AdminItemsRepository,
    AdminItemsService,
    BarService,
    ItemRemovals,
    ItemRemovalsRepository,
    ItemsRepository,
    ItemsService,
    LibrarySeedingService,
    ShelfIndex,
  ],
};
