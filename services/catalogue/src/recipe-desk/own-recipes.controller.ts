import { type Actor, type InputOf, type MemberActor, ownRecipeRoutes as routes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { OwnRecipesService } from './own-recipes.service.ts';
import { PublishedRecipesService } from './published-recipes.service.ts';
import { RecipeDraftsService } from './recipe-drafts.service.ts';

@Controller()
export class OwnRecipesController {
  constructor(
    private readonly recipes: OwnRecipesService,
    private readonly drafts: RecipeDraftsService,
    private readonly published: PublishedRecipesService,
  ) {}

  @Handles(routes.list)
  list({ query }: InputOf<typeof routes.list>, actor: MemberActor) {
    return this.recipes.list(actor, query);
  }

  @Handles(routes.homemade)
  homemade(_input: InputOf<typeof routes.homemade>, actor: MemberActor) {
    return this.recipes.homemade(actor);
  }

  @Handles(routes.published)
  publishedBy({ params, query }: InputOf<typeof routes.published>, actor: Actor) {
    return this.published.of(actor, params.id, query);
  }

  @Handles(routes.get)
  get({ params }: InputOf<typeof routes.get>, actor: MemberActor) {
    return this.recipes.get(actor, params.id);
  }

  @Handles(routes.create)
  create({ body }: InputOf<typeof routes.create>, actor: MemberActor) {
    return this.recipes.create(actor, body);
  }

  @Handles(routes.revise)
  revise({ params, body }: InputOf<typeof routes.revise>, actor: MemberActor) {
    return this.recipes.revise(actor, params.id, body.revision, body.recipe);
  }

  @Handles(routes.delete)
  delete({ params }: InputOf<typeof routes.delete>, actor: MemberActor) {
    return this.recipes.delete(actor, params.id);
  }

  @Handles(routes.draft)
  draft({ body }: InputOf<typeof routes.draft>) {
    return this.drafts.read(body);
  }
}
