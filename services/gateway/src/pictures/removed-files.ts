import { memberDeleted, photoRemoved, recipeDeleted } from '@barspoon/contracts';
import { type IdempotentConsumer, parseKnownFields } from '@barspoon/messaging/requests';
import { Injectable } from '@nestjs/common';
import { Avatars } from '../uploads/avatars.ts';
import { RecipePhotos } from '../uploads/recipe-photos.ts';
import { SharedPhotos } from '../uploads/shared-photos.ts';
import { OutsideImages } from './outside-images.ts';

/** The files of members, recipes and photos go with them. */
@Injectable()
export class RemovedFiles {
  constructor(
    private readonly avatars: Avatars,
    private readonly photos: RecipePhotos,
    private readonly sharedPhotos: SharedPhotos,
    private readonly outsideImages: OutsideImages,
  ) {}

  consume(consumer: IdempotentConsumer): void {
    void consumer.consumes(memberDeleted, 'remove-avatar-when-member-deleted', async ({ data }) => {
      const { memberId } = parseKnownFields(memberDeleted.data, data);
      await this.avatars.forget(memberId);
      await this.outsideImages.forget('members', memberId);
    });
    void consumer.consumes(recipeDeleted, 'remove-photos-when-recipe-deleted', async ({ data }) => {
      const { recipeId } = parseKnownFields(recipeDeleted.data, data);
      await this.photos.forget(recipeId);
      await this.outsideImages.forget('recipes', recipeId);
    });
    void consumer.consumes(photoRemoved, 'remove-files-when-photo-removed', ({ data }) =>
      this.sharedPhotos.forget(parseKnownFields(photoRemoved.data, data).photoId),
    );
  }
}
