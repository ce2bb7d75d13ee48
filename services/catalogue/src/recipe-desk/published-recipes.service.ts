import type { Actor } from '@barspoon/contracts';
import { type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { HiddenMembers } from '../hidden-members/hidden-members.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';

/** What a member made for everybody. Implements BEYOND-165. */
@Injectable()
export class PublishedRecipesService {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly hidden: HiddenMembers,
  ) {}

  async of(reader: Actor, memberId: string, page: PageRequest) {
    if ((await this.hidden.from(reader)).has(memberId)) return { items: [], nextCursor: null };
    const { items, nextCursor } = await this.recipes.publishedBy(memberId, page.limit, page.cursor);
    return { items: items.map(toCard), nextCursor };
  }
}
