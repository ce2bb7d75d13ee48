import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { Moderated, ModeratedContent } from '../cases/moderated.ts';
import type { PhotoRow } from './photo.schema.ts';
import { PhotosRepository } from './photos.repository.ts';

export const toModerated = (row: PhotoRow): ModeratedContent => ({
  kind: 'photo',
  id: row._id,
  postId: null,
  authorId: row.userId,
  text: row.caption ?? '',
  imageUrl: row.imageUrl,
  createdAt: row.createdAt,
  visible: !row.withheld,
});

/** What moderation does with photos. Their files stay as long as an appeal may bring them back. */
@Injectable()
export class PhotoModeration implements Moderated {
  readonly kind = 'photo';

  constructor(
    private readonly photos: PhotosRepository,
    private readonly clock: Clock,
  ) {}

  async find(id: string) {
    const row = await this.photos.find(id);
    return row && toModerated(row);
  }

  async newest(limit: number) {
    return (await this.photos.newest(limit)).map(toModerated);
  }

  async release(id: string) {
    return (await this.photos.release(id, this.clock.now())) !== null;
  }

  async restore(id: string) {
    return (await this.photos.setWithheld(id, null)) !== null;
  }

  async remove(id: string) {
    await this.photos.setWithheld(id, 'removed');
  }
}
