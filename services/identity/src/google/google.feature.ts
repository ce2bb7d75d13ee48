import type { Feature } from '@barspoon/messaging';
import { GoogleController } from './google.controller.ts';
import { GoogleService } from './google.service.ts';

export const googleFeature: Feature = {
  controllers: [GoogleController],
  providers: [GoogleService],
};
