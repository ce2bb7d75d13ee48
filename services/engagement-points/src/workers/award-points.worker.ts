import { awardPoints, type JobDataOf } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { PointsService } from '../points/points.service.ts';

@Injectable()
export class AwardPointsWorker {
  constructor(private readonly points: PointsService) {}

  @Works(awardPoints)
  award(data: JobDataOf<typeof awardPoints>): Promise<void> {
    return this.points.award(data);
  }
}
