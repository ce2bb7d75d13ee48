import { adminNewsRoutes, type InputOf, newsInternalRoutes, newsRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { NewsService } from './news.service.ts';

@Controller()
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Handles(newsRoutes.list)
  latest() {
    return this.news.latest();
  }

  @Handles(adminNewsRoutes.list)
  list() {
    return this.news.list();
  }

  @Handles(adminNewsRoutes.get)
  get({ params }: InputOf<typeof adminNewsRoutes.get>) {
    return this.news.get(params.id);
  }

  @Handles(adminNewsRoutes.revise)
  revise({ params, body }: InputOf<typeof adminNewsRoutes.revise>) {
    return this.news.revise(params.id, body);
  }

  @Handles(adminNewsRoutes.test)
  test({ body }: InputOf<typeof adminNewsRoutes.test>) {
    return this.news.test(body.url);
  }

  @Handles(newsInternalRoutes.readDue)
  readDue() {
    return this.news.askForDue();
  }
}
