import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { Moderated, ModeratedContent } from '../cases/moderated.ts';
import { shownPictureOf } from './post.mapper.ts';
import type { PostRow } from './post.schema.ts';
import { PostContents } from './post-contents.ts';
import { PostsRepository } from './posts.repository.ts';

export const toModerated = (row: PostRow): ModeratedContent => ({
  kind: 'post',
  id: row._id,
  postId: row._id,
  authorId: row.userId,
  text: row.content,
  imageUrl: shownPictureOf(row),
  createdAt: row.createdAt,
  visible: row.state === 'visible',
});

/** What moderation does with posts. */
@Injectable()
export class PostModeration implements Moderated {
  readonly kind = 'post';

  constructor(
    private readonly posts: PostsRepository,
    private readonly contents: PostContents,
    private readonly clock: Clock,
  ) {}

  async find(id: string) {
    const row = await this.posts.find(id);
    return row && toModerated(row);
  }

  async newest(limit: number) {
    return (await this.posts.newest(limit)).map(toModerated);
  }

  async release(id: string) {
    const row = await this.posts.find(id);
    if (!row) return false;
    const { told } = await this.contents.mentionedIn(row.userId, row.content);
    const memberIds = told.map(({ memberId }) => memberId);
    return (await this.posts.release(id, this.clock.now(), memberIds)) !== null;
  }

  async restore(id: string) {
    const row = await this.posts.find(id);
    if (!row) return false;
    return (await this.posts.restore(id, await this.contents.toldLate(row.userId, row))) !== null;
  }

  async remove(id: string) {
    await this.posts.withhold(id, 'removed');
  }
}
