import { adminRecipeRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminRecipesService } from './admin-recipes.service.ts';
import { FeaturedRecipesService } from './featured-recipes.service.ts';

@Controller()
export class AdminRecipesController {
  constructor(
    private readonly recipes: AdminRecipesService,
    private readonly featured: FeaturedRecipesService,
  ) {}

  @Handles(adminRecipeRoutes.list)
  list({ query }: InputOf<typeof adminRecipeRoutes.list>) {
    return this.recipes.list(query);
  }

  @Handles(adminRecipeRoutes.get)
  get({ params }: InputOf<typeof adminRecipeRoutes.get>) {
    return this.recipes.get(params.id);
  }

  @Handles(adminRecipeRoutes.create)
  create({ body }: InputOf<typeof adminRecipeRoutes.create>, actor: MemberActor) {
    return this.recipes.create(actor, body);
  }

  @Handles(adminRecipeRoutes.revise)
  revise({ params, body }: InputOf<typeof adminRecipeRoutes.revise>) {
    return this.recipes.revise(params.id, body.revision, body.recipe);
  }

  @Handles(adminRecipeRoutes.feature)
  feature({ params, body }: InputOf<typeof adminRecipeRoutes.feature>) {
    return this.recipes.feature(params.id, body.featured);
  }

  @Handles(adminRecipeRoutes.featured)
  listFeatured() {
    return this.featured.all();
  }

  @Handles(adminRecipeRoutes.arrangeFeatured)
  arrangeFeatured({ body }: InputOf<typeof adminRecipeRoutes.arrangeFeatured>) {
    return this.featured.arrange(body.recipeIds);
  }

  @Handles(adminRecipeRoutes.delete)
  delete({ params }: InputOf<typeof adminRecipeRoutes.delete>) {
    return this.recipes.delete(params.id);
  }
}
