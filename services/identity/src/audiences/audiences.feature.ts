import type { Feature } from '@barspoon/messaging';
import { AudiencesController } from './audiences.controller.ts';
import { AudiencesRepository } from './audiences.repository.ts';
import { AudiencesService } from './audiences.service.ts';

export const audiencesFeature: Feature = {
  controllers: [AudiencesController],
  providers: [AudiencesRepository, AudiencesService],
};
