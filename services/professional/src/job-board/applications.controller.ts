import {
  applicationInternalRoutes,
  applicationRoutes,
  type InputOf,
  type MemberActor,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ApplicationsService } from './applications.service.ts';

@Controller()
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Handles(applicationRoutes.apply)
  apply({ params, body }: InputOf<typeof applicationRoutes.apply>, actor: MemberActor) {
    return this.applications.apply(actor, params.id, body);
  }

  @Handles(applicationRoutes.mine)
  mine({ query }: InputOf<typeof applicationRoutes.mine>, actor: MemberActor) {
    return this.applications.mine(actor, query);
  }

  @Handles(applicationRoutes.withdraw)
  withdraw({ params }: InputOf<typeof applicationRoutes.withdraw>, actor: MemberActor) {
    return this.applications.withdraw(actor, params.id);
  }

  @Handles(applicationRoutes.received)
  received(input: InputOf<typeof applicationRoutes.received>, actor: MemberActor) {
    return this.applications.received(actor, input);
  }

  @Handles(applicationRoutes.move)
  move({ params, body }: InputOf<typeof applicationRoutes.move>, actor: MemberActor) {
    return this.applications.move(actor, params.id, body.status);
  }

  @Handles(applicationRoutes.note)
  note({ params, body }: InputOf<typeof applicationRoutes.note>, actor: MemberActor) {
    return this.applications.note(actor, params.id, body.note);
  }

  @Handles(applicationInternalRoutes.jobs)
  jobs({ body }: InputOf<typeof applicationInternalRoutes.jobs>) {
    return this.applications.jobs(body);
  }

  @Handles(applicationInternalRoutes.news)
  news({ params }: InputOf<typeof applicationInternalRoutes.news>) {
    return this.applications.news(params.id);
  }
}
