import { OwnData } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { noPoints } from '../awards/standing.ts';
import { ChallengeStandingsRepository } from '../challenges/challenge-standings.repository.ts';
import { PointsRepository } from '../points/points.repository.ts';
import { WindowPointsRepository } from '../points/window-points.repository.ts';

/** Who may be seen on boards. */
@Injectable()
export class ListingService {
  constructor(
    private readonly points: PointsRepository,
    private readonly windows: WindowPointsRepository,
    private readonly challenges: ChallengeStandingsRepository,
    private readonly own: OwnData,
  ) {}

  /** Runs in the open transaction. */
  async list(memberId: string, listed: boolean): Promise<void> {
    if ((await this.own.erasedAmong([memberId])).has(memberId)) return;
    await this.points.list(noPoints(memberId), listed);
    await this.windows.list(memberId, listed);
    await this.challenges.list(memberId, listed);
  }
}
