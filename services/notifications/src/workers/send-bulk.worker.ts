import { type JobDataOf, sendBulk } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { BulkSender } from '../bulk/bulk-sender.service.ts';

@Injectable()
export class SendBulkWorker {
  constructor(private readonly bulk: BulkSender) {}

  @Works(sendBulk)
  work(data: JobDataOf<typeof sendBulk>): Promise<void> {
    return this.bulk.sendSome(data);
  }
}
