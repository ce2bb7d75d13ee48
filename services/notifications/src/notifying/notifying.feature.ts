import type { Feature } from '@barspoon/messaging';
import { ChoicesService } from './choices.service.ts';
import { Crowds } from './crowds.service.ts';
import { InboxController } from './inbox.controller.ts';
import { Recorder } from './recorder.service.ts';

export const notifyingFeature: Feature = {
  controllers: [InboxController],
  providers: [ChoicesService, Crowds, Recorder],
};
