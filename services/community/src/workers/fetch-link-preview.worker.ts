import { fetchLinkPreview, type JobDataOf } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { LinkPreviewsService } from '../link-previews/link-previews.service.ts';

@Injectable()
export class FetchLinkPreviewWorker {
  constructor(private readonly previews: LinkPreviewsService) {}

  @Works(fetchLinkPreview)
  fetch({ previewId }: JobDataOf<typeof fetchLinkPreview>): Promise<void> {
    return this.previews.fetch(previewId);
  }
}
