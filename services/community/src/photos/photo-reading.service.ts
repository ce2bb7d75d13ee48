import { adminPhotoRoutes, type InputOf, type MemberActor, photoRoutes } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';
import { WhoMeets } from '../distances/who-meets.ts';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';
import { photoNotFound } from './photo.errors.ts';
import { type PhotoSurroundings, toAdminPhoto, toPhoto } from './photo.mapper.ts';
import type { PhotoRow } from './photo.schema.ts';
import { PhotoLikesRepository } from './photo-likes.repository.ts';
import { PhotosRepository } from './photos.repository.ts';

/** Photos as members and moderators see them. */
@Injectable()
export class PhotoReadingService {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly likes: PhotoLikesRepository,
    private readonly whoMeets: WhoMeets,
    private readonly authors: AuthorsService,
    private readonly recipes: AttachedRecipesRepository,
  ) {}

  /** Implements PHOTO-02, BEYOND-90. */
  async list(actor: MemberActor, query: InputOf<typeof photoRoutes.list>['query']) {
    const { userId, ...place } = query;
    const hidden = await this.whoMeets.hiddenFrom(actor.id);
    if (userId && hidden.has(userId)) return { items: [], nextCursor: null };
    const { items, nextCursor } = await this.photos.page({ hidden, readerId: actor.id, userId }, place);
    return { items: await this.allShown(items, actor.id), nextCursor };
  }

  /** @throws DomainError 404 for one of a member whom the reader keeps at a distance too */
  async get(actor: MemberActor, id: string) {
    const row = await this.photos.find(id);
    const isShown = row && (!row.withheld || (row.withheld === 'held' && row.userId === actor.id));
    if (!isShown || (await this.whoMeets.hiddenFrom(actor.id)).has(row.userId)) throw photoNotFound();
    return this.shown(row, actor.id);
  }

  async shown(row: PhotoRow, readerId: string) {
    const [photo] = await this.allShown([row], readerId);
    return photo as NonNullable<typeof photo>;
  }

  async listForStaff({ userId, ...place }: InputOf<typeof adminPhotoRoutes.list>['query']) {
    const { items, nextCursor } = await this.photos.page({ userId }, place);
    const around = await this.around(items);
    return { items: items.map((row) => toAdminPhoto(row, around)), nextCursor };
  }

  async getForAdmins(id: string) {
    const row = await this.photos.find(id);
    if (!row) throw photoNotFound();
    return toAdminPhoto(row, await this.around([row]));
  }

  private async allShown(rows: readonly PhotoRow[], readerId: string) {
    const ids = rows.map(({ _id }) => _id);
    const [around, liked] = await Promise.all([this.around(rows), this.likes.likedAmong(readerId, ids)]);
    return rows.map((row) => toPhoto(row, around, liked.has(row._id)));
  }

  private async around(rows: readonly PhotoRow[]): Promise<PhotoSurroundings> {
    const [members, recipes] = await Promise.all([
      this.authors.cardsOf(rows.map(({ userId }) => userId)),
      this.recipes.cardsOf(rows.map(({ recipeId }) => recipeId)),
    ]);
    return { members, recipes };
  }
}
