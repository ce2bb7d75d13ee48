import type { Feature } from '@barspoon/messaging';
import { BoardStore } from './board-store.ts';
import { BoardsRepository } from './boards.repository.ts';
import { BoardsService } from './boards.service.ts';
import { LeaderboardsController } from './leaderboards.controller.ts';
import { ListingService } from './listing.service.ts';

export const leaderboardsFeature: Feature = {
  controllers: [LeaderboardsController],
  providers: [BoardsRepository, BoardsService, BoardStore, ListingService],
};
