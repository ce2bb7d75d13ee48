import { type JobDataOf, sendPush } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { Pushes } from '../push/pushes.service.ts';

@Injectable()
export class SendPushWorker {
  constructor(private readonly pushes: Pushes) {}

  @Works(sendPush)
  send(push: JobDataOf<typeof sendPush>): Promise<void> {
    return this.pushes.send(push);
  }
}
