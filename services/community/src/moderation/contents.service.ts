import type { ContentRef, ModeratedKind } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import type { Moderated, ModeratedContent } from '../cases/moderated.ts';
import { CommentModeration } from '../comments/comment-moderation.ts';
import { RecipeModeration } from '../member-recipes/recipe-moderation.ts';
import { RecipePhotoModeration } from '../member-recipes/recipe-photo-moderation.ts';
import { MenuModeration } from '../menus/menu-moderation.ts';
import { MessageModeration } from '../messages/message-moderation.ts';
import { PhotoModeration } from '../photos/photo-moderation.ts';
import { PostModeration } from '../posts/post-moderation.ts';
import { ReviewModeration } from '../reviews/review-moderation.ts';

/** Posts, comments, photos, reviews, members' recipes with their photos, reported messages and menus as one. */
@Injectable()
export class ContentsService {
  private readonly of: Record<ModeratedKind, Moderated>;

  constructor(
    posts: PostModeration,
    comments: CommentModeration,
    photos: PhotoModeration,
    reviews: ReviewModeration,
    messages: MessageModeration,
    recipes: RecipeModeration,
    recipePhotos: RecipePhotoModeration,
    menus: MenuModeration,
  ) {
    this.of = {
      post: posts,
      comment: comments,
      photo: photos,
      review: reviews,
      message: messages,
      recipe: recipes,
      'recipe-photo': recipePhotos,
      menu: menus,
    };
  }

  ofKind(kind: ModeratedKind): Moderated {
    return this.of[kind];
  }

  find({ kind, id }: ContentRef): Promise<ModeratedContent | null> {
    return this.of[kind].find(id);
  }

  /** The newest of all kinds. */
  async newest(limit: number): Promise<ModeratedContent[]> {
    const all = await Promise.all(Object.values(this.of).map((contents) => contents.newest(limit)));
    return all
      .flat()
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(0, limit);
  }
}
