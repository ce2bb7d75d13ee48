import { awardPoints, type JobDataOf } from '@barspoon/contracts';
import { type BatchedJob, WorksInBatches } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { PointsService } from '../awards/points.service.ts';

@Injectable()
export class AwardPointsWorker {
  constructor(private readonly points: PointsService) {}

  @WorksInBatches(awardPoints)
  award(acts: BatchedJob<JobDataOf<typeof awardPoints>>[]): Promise<void> {
    return this.points.award(acts);
  }
}
