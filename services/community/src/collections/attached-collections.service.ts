import { type AttachedCollection, type CollectionFact, maxCollectionPictures } from '@barspoon/contracts';
import { OwnData } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';
import { AttachedCollectionsRepository } from './attached-collections.repository.ts';

/** Members' public collections as posts show them. */
@Injectable()
export class AttachedCollectionsService {
  constructor(
    private readonly collections: AttachedCollectionsRepository,
    private readonly recipes: AttachedRecipesRepository,
    private readonly authors: AuthorsService,
    private readonly own: OwnData,
  ) {}

  /** Takes over what the catalogue tells; nothing is kept of a private collection or of a member who has gone. */
  async follow(fact: CollectionFact): Promise<void> {
    if ((await this.own.erasedAmong([fact.memberId])).size > 0) return;
    if (!fact.isPublic) return this.collections.forget(fact);
    const deleted = await this.recipes.deletedAmong(fact.recipeIds);
    await this.collections.keep({ ...fact, recipeIds: fact.recipeIds.filter((id) => !deleted.has(id)) });
  }

  async forget(ids: Pick<CollectionFact, 'collectionId' | 'memberId' | 'revision'>): Promise<void> {
    if ((await this.own.erasedAmong([ids.memberId])).size === 0) await this.collections.forget(ids);
  }

  /** Those that everybody can see, by id. */
  async cardsOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, AttachedCollection>> {
    const rows = await this.collections.shownAmong(ids.flatMap((id) => id ?? []));
    if (rows.length === 0) return new Map();
    const [owners, recipes] = await Promise.all([
      this.authors.activeCardsOf(rows.map(({ userId }) => userId)),
      this.recipes.cardsOf(rows.flatMap(({ recipeIds }) => recipeIds.slice(0, maxCollectionPictures))),
    ]);
    return new Map(
      rows.flatMap(({ _id: id, name, userId, recipeIds }) => {
        const owner = owners.get(userId);
        if (!owner) return [];
        const pictures = recipeIds
          .slice(0, maxCollectionPictures)
          .flatMap((recipeId) => recipes.get(recipeId)?.picture ?? []);
        return [[id, { id, name: `${name}`, owner, recipeCount: recipeIds.length, pictures }] as const];
      }),
    );
  }
}
