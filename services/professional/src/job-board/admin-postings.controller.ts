import { adminPostingRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminPostingsService } from './admin-postings.service.ts';

@Controller()
export class AdminPostingsController {
  constructor(private readonly postings: AdminPostingsService) {}

  @Handles(adminPostingRoutes.overview)
  overview() {
    return this.postings.overview();
  }

  @Handles(adminPostingRoutes.list)
  list({ query }: InputOf<typeof adminPostingRoutes.list>) {
    return this.postings.list(query);
  }

  @Handles(adminPostingRoutes.close)
  close({ params, body }: InputOf<typeof adminPostingRoutes.close>) {
    return this.postings.close(params.id, body);
  }

  @Handles(adminPostingRoutes.remove)
  remove({ params, body }: InputOf<typeof adminPostingRoutes.remove>) {
    return this.postings.remove(params.id, body);
  }
}
