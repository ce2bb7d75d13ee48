import { closePostings } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { PostingClosing } from '../postings/posting-closing.service.ts';

@Injectable()
export class ClosePostingsWorker {
  constructor(private readonly closing: PostingClosing) {}

  @Works(closePostings)
  close(): Promise<void> {
    return this.closing.closeDue();
  }
}
