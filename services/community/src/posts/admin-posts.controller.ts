import { adminPostRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PostReadingService } from './post-reading.service.ts';
import { PostsService } from './posts.service.ts';

@Controller()
export class AdminPostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly reading: PostReadingService,
  ) {}

  @Handles(adminPostRoutes.list)
  list({ query }: InputOf<typeof adminPostRoutes.list>) {
    return this.reading.listForStaff(query);
  }

  @Handles(adminPostRoutes.get)
  get({ params }: InputOf<typeof adminPostRoutes.get>) {
    return this.reading.get(params.id);
  }

  @Handles(adminPostRoutes.feature)
  feature({ params, body }: InputOf<typeof adminPostRoutes.feature>) {
    return this.posts.feature(params.id, body.featured);
  }
}
