import { type JobDataOf, makeDigest } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { Digests } from '../digests/digests.service.ts';

@Injectable()
export class MakeDigestWorker {
  constructor(private readonly digests: Digests) {}

  @Works(makeDigest)
  make(data: JobDataOf<typeof makeDigest>): Promise<void> {
    return this.digests.make(data);
  }
}
