import type { Feature } from '@barspoon/messaging';
import { EveningsController } from './evenings.controller.ts';
import { EveningsService } from './evenings.service.ts';

export const eveningsFeature: Feature = {
  controllers: [EveningsController],
  providers: [EveningsService],
};
