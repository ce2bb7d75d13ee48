import type { Feature } from '@barspoon/messaging';
import { ExampleMails } from './example-mails.service.ts';
import { KindsController } from './kinds.controller.ts';
import { KindsService } from './kinds.service.ts';

export const kindsFeature: Feature = {
  controllers: [KindsController],
  providers: [ExampleMails, KindsService],
};
