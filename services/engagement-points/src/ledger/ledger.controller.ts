import { engagementPointsInternalRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BoardsService } from '../leaderboards/boards.service.ts';
import { LedgerService } from './ledger.service.ts';

@Controller()
export class LedgerController {
  constructor(
    private readonly ledger: LedgerService,
    private readonly boards: BoardsService,
  ) {}

  @Handles(engagementPointsInternalRoutes.rebuild)
  async rebuild({ body }: InputOf<typeof engagementPointsInternalRoutes.rebuild>) {
    if (body.projection === 'points') return this.ledger.rebuild(body.after);
    return { count: await this.boards.rebuildAll(), corrected: 0, next: null };
  }
}
