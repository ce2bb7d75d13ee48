import { clearFeeds } from '@barspoon/contracts';
import { Jobs, OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { CommentsRepository } from '../comments/comments.repository.ts';
import { CommentsService } from '../comments/comments.service.ts';
import { FollowCountsRepository } from '../follows/follow-counts.repository.ts';
import { FollowsRepository } from '../follows/follows.repository.ts';
import { MemberRecipesService } from '../member-recipes/member-recipes.service.ts';
import { ReportedMenusService } from '../menus/reported-menus.service.ts';
import { ReportedMessagesService } from '../messages/reported-messages.service.ts';
import { PhotoLikesRepository } from '../photos/photo-likes.repository.ts';
import { PhotosRepository } from '../photos/photos.repository.ts';
import { PhotosService } from '../photos/photos.service.ts';
import { PictureFilesRepository } from '../picture-files/picture-files.repository.ts';
import { PostRemovalsService } from '../post-removals/post-removals.service.ts';
import { LikesRepository } from '../posts/likes.repository.ts';
import { LikesService } from '../posts/likes.service.ts';
import { PostsRepository } from '../posts/posts.repository.ts';
import { ReviewsService } from '../reviews/reviews.service.ts';
import { FeedsRepository } from '../social/feeds.repository.ts';
import { SocialActivitiesRepository } from '../social/social-activities.repository.ts';

const rowsAtOnce = 200;

/** What happens to everything of a member who leaves. */
@Injectable()
export class DeparturesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly own: OwnData,
    private readonly posts: PostsRepository,
    private readonly postRemovals: PostRemovalsService,
    private readonly comments: CommentsRepository,
    private readonly commenting: CommentsService,
    private readonly likes: LikesRepository,
    private readonly liking: LikesService,
    private readonly photos: PhotosRepository,
    private readonly photoLikes: PhotoLikesRepository,
    private readonly sharing: PhotosService,
    private readonly pictures: PictureFilesRepository,
    private readonly reviews: ReviewsService,
    private readonly memberRecipes: MemberRecipesService,
    private readonly reportedMenus: ReportedMenusService,
    private readonly reportedMessages: ReportedMessagesService,
    private readonly follows: FollowsRepository,
    private readonly followCounts: FollowCountsRepository,
    private readonly activities: SocialActivitiesRepository,
    private readonly feeds: FeedsRepository,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Posts and photos go with all that hangs on them; others' count a comment and a like less. Repeating changes nothing.
   */
  async erase(memberId: string): Promise<void> {
    await this.transactions.run(async () => {
      await each(
        () => this.posts.idsOf(memberId, rowsAtOnce),
        (id) => this.postRemovals.removeWithAll(id),
      );
      await each(
        () => this.comments.idsOf(memberId, rowsAtOnce),
        async (id) => {
          const row = await this.comments.find(id);
          if (row) await this.commenting.remove(row);
        },
      );
      await each(
        () => this.likes.postsLikedBy(memberId, rowsAtOnce),
        (postId) => this.liking.takeBack(memberId, postId),
      );
      await this.forgetPhotos(memberId);
      await this.reviews.forgetAllOf({ userId: memberId });
      await this.memberRecipes.forgetAllOf(memberId);
      await this.reportedMenus.forgetAllOf(memberId);
      await this.reportedMessages.forgetAllOf(memberId);
      await this.forgetFollows(memberId);
      await this.own.erase(memberId);
    });
  }

  private async forgetPhotos(memberId: string): Promise<void> {
    await each(
      () => this.photos.idsOf({ userId: memberId }, rowsAtOnce),
      (id) => this.sharing.removeWithAll(id),
    );
    await each(
      () => this.photoLikes.photosLikedBy(memberId, rowsAtOnce),
      (id) => this.sharing.takeLikeBack(memberId, id),
    );
    await this.pictures.dropOf(memberId);
  }

  /** Those they followed or who followed them count one less; feeds of others are cleared behind it. */
  private async forgetFollows(memberId: string): Promise<void> {
    await this.followCounts.countOneLess(await this.follows.followedBy(memberId), 'followersCount');
    await this.followCounts.countOneLess(await this.follows.followersOf(memberId), 'followingCount');
    await this.activities.removeAllTo(memberId);
    await this.feeds.removeFeedOf(memberId);
    await this.jobs.enqueue(clearFeeds, `${memberId}-0`, { memberId, page: 0 });
  }
}

async function each(next: () => Promise<string[]>, act: (id: string) => Promise<unknown>): Promise<void> {
  for (let ids = await next(); ids.length > 0; ids = await next()) for (const id of ids) await act(id);
}
