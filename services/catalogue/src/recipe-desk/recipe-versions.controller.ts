import { type InputOf, type MemberActor, recipeVersionRoutes as routes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeVersionsService } from './recipe-versions.service.ts';

@Controller()
export class RecipeVersionsController {
  constructor(private readonly versions: RecipeVersionsService) {}

  @Handles(routes.list)
  list({ params }: InputOf<typeof routes.list>, actor: MemberActor) {
    return this.versions.list(actor, params.id);
  }

  @Handles(routes.get)
  get({ params }: InputOf<typeof routes.get>, actor: MemberActor) {
    return this.versions.get(actor, params.id, params.version);
  }

  @Handles(routes.restore)
  restore({ params, body }: InputOf<typeof routes.restore>, actor: MemberActor) {
    return this.versions.restore(actor, params.id, params.version, body.revision);
  }
}
