import { type JobDataOf, notifyCrowd } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { Crowds } from '../notifying/crowds.service.ts';

@Injectable()
export class NotifyCrowdWorker {
  constructor(private readonly crowds: Crowds) {}

  @Works(notifyCrowd)
  notify(data: JobDataOf<typeof notifyCrowd>): Promise<void> {
    return this.crowds.notifySome(data);
  }
}
