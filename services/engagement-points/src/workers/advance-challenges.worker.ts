import { advanceChallenges } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { ChallengeProgress } from '../challenges/challenge-progress.service.ts';

@Injectable()
export class AdvanceChallengesWorker {
  constructor(private readonly progress: ChallengeProgress) {}

  @Works(advanceChallenges)
  advance(): Promise<void> {
    return this.progress.advanceDue('schedule');
  }
}
