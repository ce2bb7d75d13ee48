import { type InputOf, type MemberActor, newsInternalRoutes, newsRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { NewsService } from './news.service.ts';

@Controller()
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Handles(newsRoutes.set)
  set({ body }: InputOf<typeof newsRoutes.set>) {
    return this.news.setByToken(body.token, body.subscribed);
  }

  @Handles(newsInternalRoutes.oneClick)
  oneClick({ body }: InputOf<typeof newsInternalRoutes.oneClick>) {
    return this.news.setByToken(body.token, false);
  }

  @Handles(newsRoutes.askForLink)
  askForLink({ body }: InputOf<typeof newsRoutes.askForLink>) {
    return this.news.askForLink(body.email);
  }

  @Handles(newsRoutes.own)
  own(_: InputOf<typeof newsRoutes.own>, actor: MemberActor) {
    return this.news.own(actor);
  }

  @Handles(newsRoutes.setOwn)
  setOwn({ body }: InputOf<typeof newsRoutes.setOwn>, actor: MemberActor) {
    return this.news.setOwn(actor, body.subscribed);
  }
}
