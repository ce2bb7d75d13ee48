import { type InputOf, type MemberActor, mailingInternalRoutes, mailingRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { NewsService } from './news.service.ts';

@Controller()
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Handles(mailingRoutes.set)
  set({ body }: InputOf<typeof mailingRoutes.set>) {
    return this.news.setByToken(body.token, body.subscribed);
  }

  @Handles(mailingInternalRoutes.oneClick)
  oneClick({ body }: InputOf<typeof mailingInternalRoutes.oneClick>) {
    return this.news.setByToken(body.token, false);
  }

  @Handles(mailingRoutes.askForLink)
  askForLink({ body }: InputOf<typeof mailingRoutes.askForLink>) {
    return this.news.askForLink(body.email);
  }

  @Handles(mailingRoutes.own)
  own(_: InputOf<typeof mailingRoutes.own>, actor: MemberActor) {
    return this.news.own(actor);
  }

  @Handles(mailingRoutes.setOwn)
  setOwn({ body }: InputOf<typeof mailingRoutes.setOwn>, actor: MemberActor) {
    return this.news.setOwn(actor, body.subscribed);
  }
}
