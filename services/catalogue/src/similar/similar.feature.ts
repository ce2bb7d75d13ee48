import type { Feature } from '@barspoon/messaging';
import { SimilarController } from './similar.controller.ts';
import { SimilarService } from './similar.service.ts';

export const similarFeature: Feature = {
  controllers: [SimilarController],
  providers: [SimilarService],
};
