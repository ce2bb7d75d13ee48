import type { Feature } from '@barspoon/messaging';
import { BoardStore } from './board-store.ts';
import { BoardsRepository } from './boards.repository.ts';
import { BoardsService } from './boards.service.ts';
import { LeaderboardsController } from './leaderboards.controller.ts';
import { ListingService } from './listing.service.ts';
import { WindowPointsRepository } from './window-points.repository.ts';
import { WindowPointsRow, WindowPointsRowSchema } from './window-points.schema.ts';

export const leaderboardsFeature: Feature = {
  tables: [
    {
      row: WindowPointsRow,
      schema: WindowPointsRowSchema,
      own: [{ owner: 'userId', hidden: ['sequence', 'listed'] }],
    },
  ],
  controllers: [LeaderboardsController],
  providers: [BoardsRepository, BoardsService, BoardStore, ListingService, WindowPointsRepository],
};
