import { advanceSessions } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { SessionProgress } from '../live-sessions/session-progress.service.ts';

@Injectable()
export class AdvanceSessionsWorker {
  constructor(private readonly progress: SessionProgress) {}

  @Works(advanceSessions)
  advance(): Promise<void> {
    return this.progress.advanceDue();
  }
}
