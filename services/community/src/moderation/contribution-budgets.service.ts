import { contributionBudgets, isStaff, type MemberActor } from '@barspoon/contracts';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { CommentsRepository } from '../comments/comments.repository.ts';
import { PhotosRepository } from '../photos/photos.repository.ts';
import { PostsRepository } from '../posts/posts.repository.ts';
import { TrustService } from './trust.service.ts';

type Kind = keyof (typeof contributionBudgets)['new'];

const hourMs = 60 * 60 * 1000;

/** How much members may write, whatever automatic moderation says. Implements BEYOND-142. */
@Injectable()
export class ContributionBudgets {
  private readonly counted: Record<Kind, Pick<PostsRepository, 'countBetween'>>;

  constructor(
    posts: PostsRepository,
    comments: CommentsRepository,
    photos: PhotosRepository,
    private readonly trust: TrustService,
    private readonly clock: Clock,
  ) {
    this.counted = { post: posts, comment: comments, photo: photos };
  }

  /**
   * What a member creates is created one after another, so that what came before is counted.
   * @throws DomainError 429 when they have written as much of it as they may
   */
  async assertLeft({ id, role }: MemberActor, kind: Kind): Promise<void> {
    if (isStaff(role)) return;
    const now = this.clock.now();
    const written = await this.counted[kind].countBetween(id, new Date(now.getTime() - hourMs), now);
    // How far somebody is trusted is worth asking only once it matters.
    if (written < contributionBudgets.new[kind]) return;
    const { trust } = await this.trust.of(id);
    if (written >= contributionBudgets[trust][kind]) throw writesTooMuch();
  }
}

const writesTooMuch = () =>
  new DomainError(
    'limited',
    'community.writes_too_much',
    'You have written a lot within an hour. Please wait before you write again.',
    { retryAfter: hourMs / 1000 },
  );
