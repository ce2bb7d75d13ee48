import {
  type Actor,
  catalogueInternalRoutes,
  type InputOf,
  recipeRoutes,
  variationRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ViewsService } from '../views/views.service.ts';
import { FeaturedRecipesService } from './featured-recipes.service.ts';
import { LibrarySeedingService } from './library-seeding.service.ts';
import { RecipeModerationService } from './recipe-moderation.service.ts';
import { RecipesService } from './recipes.service.ts';
import { VariationsService } from './variations.service.ts';

@Controller()
export class RecipesController {
  constructor(
    private readonly recipes: RecipesService,
    private readonly featuredRecipes: FeaturedRecipesService,
    private readonly views: ViewsService,
    private readonly seeding: LibrarySeedingService,
    private readonly variations: VariationsService,
    private readonly moderation: RecipeModerationService,
  ) {}

  @Handles(recipeRoutes.list)
  list({ query }: InputOf<typeof recipeRoutes.list>) {
    return this.recipes.list(query);
  }

  @Handles(recipeRoutes.get)
  get({ params }: InputOf<typeof recipeRoutes.get>) {
    return this.recipes.get(params.id);
  }

  @Handles(recipeRoutes.featured)
  featured() {
    return this.featuredRecipes.shown();
  }

  @Handles(recipeRoutes.getFeatured)
  getFeatured({ params }: InputOf<typeof recipeRoutes.getFeatured>) {
    return this.recipes.get(params.id);
  }

  @Handles(recipeRoutes.view)
  view({ params }: InputOf<typeof recipeRoutes.view>, actor: Actor) {
    return this.views.count(actor, params.id);
  }

  @Handles(variationRoutes.list)
  listVariations({ params, query }: InputOf<typeof variationRoutes.list>) {
    return this.variations.list(params.id, query);
  }

  @Handles(catalogueInternalRoutes.moderatedRecipe)
  moderated({ params }: InputOf<typeof catalogueInternalRoutes.moderatedRecipe>) {
    return this.moderation.read(params.id);
  }

  @Handles(catalogueInternalRoutes.recipeFacts)
  facts({ query }: InputOf<typeof catalogueInternalRoutes.recipeFacts>) {
    return this.recipes.factsPage(query.limit, query.cursor);
  }

  @Handles(catalogueInternalRoutes.pageAddresses)
  pageAddresses({ query }: InputOf<typeof catalogueInternalRoutes.pageAddresses>) {
    return this.recipes.pageAddresses(query.limit, query.cursor);
  }

  @Handles(catalogueInternalRoutes.outsidePicture)
  outsidePicture({ params }: InputOf<typeof catalogueInternalRoutes.outsidePicture>) {
    return this.recipes.outsidePicture(params.id, params.hash);
  }

  @Handles(catalogueInternalRoutes.pictureSpec)
  pictureSpec({ params }: InputOf<typeof catalogueInternalRoutes.pictureSpec>) {
    return this.recipes.pictureSpec(params.id);
  }

  @Handles(catalogueInternalRoutes.seedRecipes)
  seed({ body }: InputOf<typeof catalogueInternalRoutes.seedRecipes>) {
    return this.seeding.seed(body.recipes, body.featured);
  }
}
