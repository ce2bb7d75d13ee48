import {
  type PhotoFile,
  photoInternalRoutes,
  placeholderSize,
  sharedPhotoPath,
  sharedPhotoSizes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { newId, type WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { CleanPictures } from './clean-pictures.ts';
import { FileStore } from './file-store.ts';
import type { MadePicture } from './picture-process.ts';
import { keyOfPath } from './upload-paths.ts';

const folderOf = (photoId: string) => `recipe-photos/members/${photoId}`;

/** Photos that members share: files here, all else in community. Implements PHOTO-05, PHOTO-07, BEYOND-17. */
@Injectable()
export class SharedPhotos {
  constructor(
    private readonly store: FileStore,
    private readonly pictures: CleanPictures,
    private readonly caller: Caller,
  ) {}

  /**
   * Keeps the files first and names them after; what nobody took note of is removed again.
   * @throws DomainError 413 and 415 as `CleanPictures`
   */
  async keep(
    memberId: string,
    file: Uint8Array,
    context: WorkContext,
    signal: AbortSignal,
  ): Promise<PhotoFile> {
    const made = await this.pictures.whole(file, [placeholderSize, ...sharedPhotoSizes], signal);
    const [id, timestamp] = [newId(), Date.now()];
    const imageUrl = sharedPhotoPath(id, timestamp);
    const { width, height } = pictureOf(made, 1600);
    const placeholder = `data:image/webp;base64,${Buffer.from(pictureOf(made, placeholderSize).content).toString('base64')}`;
    const picture = { id, imageUrl, width, height, placeholder };
    try {
      for (const size of sharedPhotoSizes)
        await this.store.put(
          keyOfPath(sharedPhotoPath(id, timestamp, size)),
          pictureOf(made, size).content,
          'image/webp',
        );
      const asGateway = { ...context, actor: { kind: 'system', name: 'gateway' } as const };
      await this.caller.call(photoInternalRoutes.keep, { body: { ...picture, memberId } }, asGateway);
    } catch (error) {
      await this.forget(id).catch(() => undefined);
      throw error;
    }
    return picture;
  }

  /** The files of a photo that is gone. Repeating it changes nothing. */
  async forget(photoId: string): Promise<void> {
    await this.store.deleteIn(folderOf(photoId));
  }
}

function pictureOf<S extends number>(made: ReadonlyMap<S, MadePicture>, size: S): MadePicture {
  const picture = made.get(size);
  if (!picture) throw new Error(`No picture of ${size} pixels was made`);
  return picture;
}
