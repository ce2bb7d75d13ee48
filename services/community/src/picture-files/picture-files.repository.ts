import { photoRemoved, sharedPhotoIdOf } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PictureFileRow } from './picture-file.schema.ts';

/** Pictures that members have uploaded; their files follow the event of their removal. */
@Injectable()
export class PictureFilesRepository {
  constructor(
    @InjectModel(PictureFileRow.name) private readonly rows: Model<PictureFileRow>,
    private readonly outbox: Outbox,
  ) {}

  /** A picture waits; the member's one before it makes way. */
  async keep(row: PictureFileRow): Promise<void> {
    await this.dropOf(row.userId);
    await this.rows.create([row]);
  }

  async dropOf(userId: string): Promise<void> {
    const before = await this.rows.findOneAndDelete({ userId }).lean();
    if (before) await this.tellRemoved(before._id);
  }

  /** @returns the picture, which waits no more, or null when it does not wait */
  take(id: string, userId: string): Promise<PictureFileRow | null> {
    return this.rows.findOneAndDelete({ _id: id, userId }).lean().exec();
  }

  /** One that nothing shows anymore, by its address. */
  async forget(imageUrl: string): Promise<void> {
    const id = sharedPhotoIdOf(imageUrl);
    if (id) await this.tellRemoved(id);
  }

  private async tellRemoved(photoId: string): Promise<void> {
    const about = { aggregate: `photo:${photoId}`, revision: 1 };
    await this.outbox.addAll([{ definition: photoRemoved, data: { photoId }, about }]);
  }
}
