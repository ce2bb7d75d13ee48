import { settingsInternalRoutes } from '@barspoon/contracts';
import { followedSettings, memberBlocksFeature, serviceModule } from '@barspoon/messaging';
import { redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { assistantFeature } from './assistant/assistant.feature.ts';
import { collectionsFeature } from './collections/collections.feature.ts';
import { type CatalogueConfig, CONFIG, name } from './config.ts';
import { consumersFeature } from './consumers/consumers.feature.ts';
import { discoverFeature } from './discover/discover.feature.ts';
import { favoritesFeature } from './favorites/favorites.feature.ts';
import { figuresFeature } from './figures/figures.feature.ts';
import { hiddenMembersFeature } from './hidden-members/hidden-members.feature.ts';
import { ingredientPagesFeature } from './ingredient-pages/ingredient-pages.feature.ts';
import { ingredientsFeature } from './ingredients/ingredients.feature.ts';
import { migrations } from './migrations.ts';
import { moderationFeature } from './moderation/moderation.feature.ts';
import { ownImportsFeature } from './own-imports/own-imports.feature.ts';
import { ratingsFeature } from './ratings/ratings.feature.ts';
import { recipeChangesFeature } from './recipe-changes/recipe-changes.feature.ts';
import { recipeDeskFeature } from './recipe-desk/recipe-desk.feature.ts';
import { recipeFilesFeature } from './recipe-files/recipe-files.feature.ts';
import { recipeIndexFeature } from './recipe-index/recipe-index.feature.ts';
import { recipeNotesFeature } from './recipe-notes/recipe-notes.feature.ts';
import { recipeRemovalsFeature } from './recipe-removals/recipe-removals.feature.ts';
import { recipeVersionsFeature } from './recipe-versions/recipe-versions.feature.ts';
import { recipesFeature } from './recipes/recipes.feature.ts';
import { SEARCH_CLUSTER, searchClusterOf } from './search/opensearch/search-cluster.ts';
import { similarFeature } from './similar/similar.feature.ts';
import { tastesFeature } from './tastes/tastes.feature.ts';
import { trendsFeature } from './trends/trends.feature.ts';
import { viewsFeature } from './views/views.feature.ts';
import { workersFeature } from './workers/workers.feature.ts';

/** Recipes, the ingredient vocabulary, search and favorites. */
@Module({})
export class CatalogueModule {
  static forRoot(config: CatalogueConfig): DynamicModule {
    return serviceModule(CatalogueModule, {
      name,
      config,
      redis: redisAs(name, config),
      migrations,
      features: [
        assistantFeature,
        collectionsFeature,
        consumersFeature,
        discoverFeature,
        favoritesFeature,
        figuresFeature,
        hiddenMembersFeature,
        ingredientPagesFeature,
        ingredientsFeature,
        memberBlocksFeature,
        moderationFeature,
        ownImportsFeature,
        ratingsFeature,
        recipeChangesFeature,
        recipeDeskFeature,
        recipeIndexFeature,
        recipeRemovalsFeature,
        recipeFilesFeature,
        recipeNotesFeature,
        recipeVersionsFeature,
        recipesFeature,
        similarFeature,
        tastesFeature,
        trendsFeature,
        viewsFeature,
        workersFeature,
      ],
      providers: [
        followedSettings(settingsInternalRoutes.current),
        { provide: CONFIG, useValue: config },
        { provide: SEARCH_CLUSTER, useFactory: () => searchClusterOf(config) },
      ],
    });
  }
}
