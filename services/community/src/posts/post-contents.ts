import { wordsOf } from '@barspoon/collections';
import type { PostInput } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { AuthorsRepository } from '../authors/authors.repository.ts';
import { AttachedCollectionsRepository } from '../collections/attached-collections.repository.ts';
import { WhoMeets } from '../distances/who-meets.ts';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';
import { mentionsIn, tagsIn } from '../text/marks.ts';
import { noSuchCollection, noSuchRecipe } from './post.errors.ts';

/** More words than a post of the longest kind usually has. */
const maxWords = 200;

/** What follows from the text of a post or comment. */
@Injectable()
export class PostContents {
  constructor(
    private readonly authors: AuthorsRepository,
    private readonly whoMeets: WhoMeets,
    private readonly recipes: AttachedRecipesRepository,
    private readonly collections: AttachedCollectionsRepository,
  ) {}

  /** Members mentioned in a text, and those of them who are notified. */
  async mentionedIn(authorId: string, content: string) {
    const names = mentionsIn(content);
    const rows = names.length > 0 ? await this.authors.findByUsernames(names) : [];
    const named = rows.map(({ _id, usernameKey }) => ({ memberId: _id, username: usernameKey }));
    return this.whoMeets.mentionable(authorId, named);
  }

  /** Who is notified once a text that was edited while hidden is shown again: those of `untold` whom it still mentions. */
  async toldLate(authorId: string, { content, untold }: { content: string; untold: readonly string[] }) {
    const { told } = untold.length > 0 ? await this.mentionedIn(authorId, content) : { told: [] };
    return told.filter(({ username }) => untold.includes(username)).map(({ memberId }) => memberId);
  }

  /** @throws InvalidInputError for a recipe that does not exist, or a collection that not everybody can see */
  async of(authorId: string, { content, imageUrl, recipeId, collectionId }: PostInput) {
    if (recipeId && !(await this.recipes.exists(recipeId))) throw noSuchRecipe();
    if (collectionId && !(await this.collections.isShown(collectionId))) throw noSuchCollection();
    const { mentioned, told } = await this.mentionedIn(authorId, content);
    return {
      told,
      fields: {
        content,
        imageUrl,
        recipeId,
        collectionId,
        mentions: mentioned.map(({ username }) => username),
        tags: tagsIn(content),
        words: wordsOf(content, maxWords),
      },
    };
  }
}
