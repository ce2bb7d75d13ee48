import { type InputOf, linkPreviewRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { LinkPreviewsService } from './link-previews.service.ts';

@Controller()
export class LinkPreviewsController {
  constructor(private readonly previews: LinkPreviewsService) {}

  @Handles(linkPreviewRoutes.get)
  get({ params }: InputOf<typeof linkPreviewRoutes.get>) {
    return this.previews.get(params.id);
  }
}
