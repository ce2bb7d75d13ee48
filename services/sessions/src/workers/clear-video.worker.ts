import { clearVideo, type JobDataOf } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { VideoClearing } from '../video/video-clearing.service.ts';

@Injectable()
export class ClearVideoWorker {
  constructor(private readonly clearing: VideoClearing) {}

  @Works(clearVideo)
  clear(data: JobDataOf<typeof clearVideo>): Promise<void> {
    return this.clearing.clear(data);
  }
}
