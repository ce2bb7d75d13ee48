import { egressRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FeedsService } from './feeds/feeds.service.ts';
import { PagesService } from './pages/pages.service.ts';
import { PushService } from './push/push.service.ts';
import { RecipePagesService } from './recipes/recipe-pages.service.ts';

@Controller()
export class WebController {
  constructor(
    private readonly pages: PagesService,
    private readonly feeds: FeedsService,
    private readonly pushes: PushService,
    private readonly recipePages: RecipePagesService,
  ) {}

  @Handles(egressRoutes.page)
  page({ params }: InputOf<typeof egressRoutes.page>) {
    return this.pages.read(params.url);
  }

  @Handles(egressRoutes.recipes)
  recipes({ body }: InputOf<typeof egressRoutes.recipes>) {
    return this.recipePages.read(body.url);
  }

  @Handles(egressRoutes.push)
  push({ body }: InputOf<typeof egressRoutes.push>) {
    return this.pushes.hand(body);
  }

  @Handles(egressRoutes.feed)
  feed({ body }: InputOf<typeof egressRoutes.feed>) {
    return this.feeds.read(body);
  }
}
