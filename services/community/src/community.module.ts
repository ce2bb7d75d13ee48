import { settingsInternalRoutes } from '@barspoon/contracts';
import { followedSettings, serviceModule } from '@barspoon/messaging';
import { redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { authorsFeature } from './authors/authors.feature.ts';
import { casesFeature } from './cases/cases.feature.ts';
import { collectionsFeature } from './collections/collections.feature.ts';
import { commentsFeature } from './comments/comments.feature.ts';
import { CONFIG, type CommunityConfig, name } from './config.ts';
import { consumersFeature } from './consumers/consumers.feature.ts';
import { contactFeature } from './contact/contact.feature.ts';
import { departuresFeature } from './departures/departures.feature.ts';
import { distancesFeature } from './distances/distances.feature.ts';
import { figuresFeature } from './figures/figures.feature.ts';
import { followsFeature } from './follows/follows.feature.ts';
import { imagesFeature } from './images/images.feature.ts';
import { linkPreviewsFeature } from './link-previews/link-previews.feature.ts';
import { memberRecipesFeature } from './member-recipes/member-recipes.feature.ts';
import { menusFeature } from './menus/menus.feature.ts';
import { messagesFeature } from './messages/messages.feature.ts';
import { migrations } from './migrations.ts';
import { moderationFeature } from './moderation/moderation.feature.ts';
import { newsFeature } from './news/news.feature.ts';
import { photosFeature } from './photos/photos.feature.ts';
import { pictureFilesFeature } from './picture-files/picture-files.feature.ts';
import { postRemovalsFeature } from './post-removals/post-removals.feature.ts';
import { postsFeature } from './posts/posts.feature.ts';
import { recipesFeature } from './recipes/recipes.feature.ts';
import { relationsFeature } from './relations/relations.feature.ts';
import { reviewsFeature } from './reviews/reviews.feature.ts';
import { screeningFeature } from './screening/screening.feature.ts';
import { sharesFeature } from './shares/shares.feature.ts';
import { socialFeature } from './social/social.feature.ts';
import { workersFeature } from './workers/workers.feature.ts';

/** Owns what members write, follow and show each other. */
@Module({})
export class CommunityModule {
  static forRoot(config: CommunityConfig): DynamicModule {
    return serviceModule(CommunityModule, {
      name,
      config,
      redis: redisAs(name, config),
      migrations,
      features: [
        authorsFeature,
        casesFeature,
        collectionsFeature,
        commentsFeature,
        consumersFeature,
        contactFeature,
        departuresFeature,
        distancesFeature,
        figuresFeature,
        followsFeature,
        imagesFeature,
        linkPreviewsFeature,
        memberRecipesFeature,
        menusFeature,
        messagesFeature,
        moderationFeature,
        newsFeature,
        photosFeature,
        pictureFilesFeature,
        postRemovalsFeature,
        postsFeature,
        recipesFeature,
        relationsFeature,
        reviewsFeature,
        screeningFeature,
        sharesFeature,
        socialFeature,
        workersFeature,
      ],
      providers: [followedSettings(settingsInternalRoutes.current), { provide: CONFIG, useValue: config }],
    });
  }
}
