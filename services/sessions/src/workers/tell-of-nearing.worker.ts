import { type JobDataOf, tellOfNearing } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { SessionProgress } from '../live-sessions/session-progress.service.ts';

@Injectable()
export class TellOfNearingWorker {
  constructor(private readonly progress: SessionProgress) {}

  @Works(tellOfNearing)
  tell({ sessionId, scheduledAt }: JobDataOf<typeof tellOfNearing>): Promise<void> {
    return this.progress.tellOfNearing(sessionId, new Date(scheduledAt));
  }
}
