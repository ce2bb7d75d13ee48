import { examineWeek, type JobDataOf } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { SuspicionsService } from '../suspicions/suspicions.service.ts';

@Injectable()
export class ExamineWeekWorker {
  constructor(private readonly suspicions: SuspicionsService) {}

  @Works(examineWeek)
  examine(week: JobDataOf<typeof examineWeek>): Promise<void> {
    return this.suspicions.examine(week);
  }
}
