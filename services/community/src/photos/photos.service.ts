import {
  type InputOf,
  type MemberActor,
  ownRecipeRoutes,
  photoInternalRoutes,
  photoLiked,
  photoRoutes,
  photoUnliked,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';
import { CasesRepository } from '../cases/cases.repository.ts';
import { ReportsService } from '../cases/reports.service.ts';
import { WhoMeets } from '../distances/who-meets.ts';
import { noSuchFile } from '../picture-files/picture-file.errors.ts';
import { PictureFilesRepository } from '../picture-files/picture-files.repository.ts';
import { noSuchRecipe } from '../posts/post.errors.ts';
import { ContributionBudgets } from '../screening/contribution-budgets.service.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { notYourPhoto, notYourRecipe, photoNotFound } from './photo.errors.ts';
import type { PhotoRow } from './photo.schema.ts';
import { PhotoLikesRepository } from './photo-likes.repository.ts';
import { toModerated } from './photo-moderation.ts';
import { PhotoReadingService } from './photo-reading.service.ts';
import { PhotosRepository } from './photos.repository.ts';

/** What members do with photos, and moderators with all of them. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly photos: PhotosRepository,
    private readonly files: PictureFilesRepository,
    private readonly likes: PhotoLikesRepository,
    private readonly reading: PhotoReadingService,
    private readonly caller: Caller,
    private readonly authors: AuthorsService,
    private readonly whoMeets: WhoMeets,
    private readonly screening: ScreeningService,
    private readonly cases: CasesRepository,
    private readonly reports: ReportsService,
    private readonly budgets: ContributionBudgets,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The gateway has stored the files of a picture. Implements PHOTO-07. */
  async keepFile({ id, memberId, ...picture }: InputOf<typeof photoInternalRoutes.keep>['body']) {
    const row = { _id: id, userId: memberId, ...picture, createdAt: this.clock.now() };
    await this.transactions.run(() => this.files.keep(row));
    return { done: true as const };
  }

  /** Only of one's own recipes. Implements PHOTO-04, PHOTO-06, PHOTO-07, BEYOND-90. */
  async share(actor: MemberActor, input: InputOf<typeof photoRoutes.share>['body']) {
    await this.budgets.assertLeft(actor, 'photo');
    await this.authors.ensure(actor.id);
    await this.assertOwnRecipe(input.recipeId);
    const findings = await this.screening.findingsOf(actor, input.caption ?? '');

    const row = await this.transactions.run(async () => {
      const file = await this.files.take(input.fileId, actor.id);
      if (!file) throw noSuchFile();
      const photo: PhotoRow = {
        ...file,
        recipeId: input.recipeId,
        caption: input.caption,
        withheld: findings.length > 0 ? 'held' : null,
        likesCount: 0,
        revision: 1,
        createdAt: this.clock.now(),
      };
      if (photo.withheld) {
        await this.photos.addHeld(photo);
        await this.cases.hold(toModerated(photo), findings, false, photo.createdAt);
      } else await this.photos.publish(photo);
      return photo;
    });
    return this.reading.shown(row, actor.id);
  }

  /** The catalogue knows whose it is. */
  private async assertOwnRecipe(id: string): Promise<void> {
    try {
      const recipe = await this.caller.call(ownRecipeRoutes.get, { params: { id } });
      if (recipe.visibility !== 'public') throw notYourRecipe();
    } catch (error) {
      const kind = error instanceof DomainError ? error.kind : undefined;
      if (kind === 'notFound') throw noSuchRecipe();
      if (kind === 'forbidden') throw notYourRecipe();
      throw error;
    }
  }

  /** Implements BEYOND-90. */
  async delete(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      const row = await this.photos.find(id);
      if (!row || row.withheld === 'removed') throw photoNotFound();
      if (row.userId !== actor.id) throw notYourPhoto();
      await this.removeWithAll(id);
    });
    return { done: true as const };
  }

  /** By an admin. Implements BEYOND-90. */
  async moderateAway(id: string) {
    await this.transactions.run(async () => {
      await this.reports.settle({ kind: 'photo', id }, true);
      const row = await this.removeWithAll(id);
      if (!row) throw photoNotFound();
      await this.audit.record('photo.deleted', `photo:${id}`, { author: row.userId });
    });
    return { done: true as const };
  }

  /** Repeating it is a success and changes nothing. Implements PHOTO-08, BEYOND-90. */
  async like(actor: MemberActor, id: string) {
    const likesCount = await this.transactions.run(async () => {
      const photo = await this.photos.findVisible(id);
      if (!photo) throw photoNotFound();
      await this.whoMeets.assertMayAct(actor.id, photo.userId);
      if (!(await this.likes.add(actor.id, id, this.clock.now()))) return photo.likesCount;
      const after = await this.photos.countLike(id, 1);
      if (!after) throw photoNotFound();
      await this.photos.tell(after, photoLiked, {
        photoId: id,
        memberId: actor.id,
        authorId: after.userId,
      });
      return after.likesCount;
    });
    return { likesCount, liked: true };
  }

  async unlike(actor: MemberActor, id: string) {
    const likesCount = await this.transactions.run(async () => {
      const photo = await this.photos.find(id);
      if (!photo) throw photoNotFound();
      return (await this.takeLikeBack(actor.id, id)) ?? photo.likesCount;
    });
    return { likesCount, liked: false };
  }

  /** In the open transaction. @returns the photo's likes after it, undefined when there was no like */
  async takeLikeBack(memberId: string, id: string): Promise<number | undefined> {
    if (!(await this.likes.remove(memberId, id))) return undefined;
    const after = await this.photos.countLike(id, -1);
    if (after) await this.photos.tell(after, photoUnliked, { photoId: id, memberId });
    return after?.likesCount;
  }

  /** In the open transaction. Implements BEYOND-40. */
  async removeAllOfRecipe(recipeId: string): Promise<void> {
    const atOnce = 200;
    for (let ids = await this.photos.idsOf({ recipeId }, atOnce); ids.length > 0; ) {
      for (const id of ids) await this.removeWithAll(id);
      ids = await this.photos.idsOf({ recipeId }, atOnce);
    }
  }

  /** A photo with its likes and reports, in the open transaction; its files follow the event. */
  async removeWithAll(id: string) {
    const row = await this.photos.remove(id);
    if (!row) return null;
    await this.likes.removeAllOfPhoto(id);
    await this.reports.forget({ kind: 'photo', id });
    await this.cases.dropWaiting({ kind: 'photo', id });
    return row;
  }
}
