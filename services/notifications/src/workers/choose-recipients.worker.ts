import { chooseRecipients, type JobDataOf } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { BulkMailsService } from '../bulk/bulk-mails.service.ts';

@Injectable()
export class ChooseRecipientsWorker {
  constructor(private readonly bulk: BulkMailsService) {}

  @Works(chooseRecipients)
  work(data: JobDataOf<typeof chooseRecipients>): Promise<void> {
    return this.bulk.chooseSome(data);
  }
}
