import { closePosting, type JobDataOf } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { PostingClosing } from '../postings/posting-closing.service.ts';

@Injectable()
export class ClosePostingWorker {
  constructor(private readonly closing: PostingClosing) {}

  @Works(closePosting)
  close({ postingId }: JobDataOf<typeof closePosting>): Promise<void> {
    return this.closing.close(postingId);
  }
}
