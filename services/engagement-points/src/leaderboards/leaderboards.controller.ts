import { type InputOf, leaderboardRoutes, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BoardsService } from './boards.service.ts';

@Controller()
export class LeaderboardsController {
  constructor(private readonly boards: BoardsService) {}

  @Handles(leaderboardRoutes.get)
  get({ query }: InputOf<typeof leaderboardRoutes.get>) {
    return this.boards.page(query);
  }

  @Handles(leaderboardRoutes.mine)
  mine({ query }: InputOf<typeof leaderboardRoutes.mine>, actor: MemberActor) {
    return this.boards.rankOf(actor, query);
  }
}
