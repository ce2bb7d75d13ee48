import { advanceSession, type JobDataOf } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { SessionProgress } from '../live-sessions/session-progress.service.ts';

@Injectable()
export class AdvanceSessionWorker {
  constructor(private readonly progress: SessionProgress) {}

  @Works(advanceSession)
  advance({ sessionId }: JobDataOf<typeof advanceSession>): Promise<void> {
    return this.progress.advance(sessionId);
  }
}
