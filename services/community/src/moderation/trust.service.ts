import { Clock, registeredAt } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { CommentsRepository } from '../comments/comments.repository.ts';
import { PhotosRepository } from '../photos/photos.repository.ts';
import { PostsRepository } from '../posts/posts.repository.ts';
import { CasesRepository } from './cases.repository.ts';
import type { Writer } from './rules.ts';
import { trustLevelOf } from './trust.ts';

const hourMs = 60 * 60 * 1000;
/** Removals count for less long. */
const lookedBackMs = 100 * 24 * hourMs;
/** More than the highest level needs, of each kind. */
const maxLooked = 500;

/** How far members are trusted, from what they have made here. */
@Injectable()
export class TrustService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly comments: CommentsRepository,
    private readonly photos: PhotosRepository,
    private readonly cases: CasesRepository,
    private readonly clock: Clock,
  ) {}

  async of(memberId: string): Promise<Writer> {
    const now = this.clock.now();
    const [posts, comments, photos, removals] = await Promise.all([
      this.posts.momentsOf(memberId, maxLooked),
      this.comments.momentsOf(memberId, maxLooked),
      this.photos.momentsOf(memberId, maxLooked),
      this.cases.removalsOf(memberId, new Date(now.getTime() - lookedBackMs)),
    ]);
    const made = [
      ...posts.map((one) => ({ ...one, kind: 'post' as const })),
      ...comments.map((one) => ({ ...one, kind: 'comment' as const })),
      ...photos.map((one) => ({ ...one, kind: 'photo' as const })),
    ];
    const accepted = made.filter(({ visible }) => visible);
    return {
      trust: trustLevelOf({ registeredAt: registeredAt(memberId, now), accepted, removals }, now),
      accepted: accepted.length,
      lastHour: made.filter(({ at }) => now.getTime() - at.getTime() < hourMs).length,
    };
  }
}
