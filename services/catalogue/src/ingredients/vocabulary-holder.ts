import type { LibraryIngredient } from '@barspoon/contracts';
import { compileVocabulary, type Vocabulary } from '@barspoon/mixology';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IngredientsRepository } from './ingredients.repository.ts';

/** The compiled vocabulary of this replica; refetched when the stored one has changed. */
@Injectable()
export class VocabularyHolder implements OnModuleInit {
  private revision = -1;
  private compiled: Vocabulary<LibraryIngredient> = compileVocabulary([]);

  constructor(private readonly ingredients: IngredientsRepository) {}

  async onModuleInit(): Promise<void> {
    await this.current();
  }

  /** The vocabulary as of the last fetch. */
  get held(): Vocabulary<LibraryIngredient> {
    return this.compiled;
  }

  /** The current stored vocabulary. */
  async current(): Promise<Vocabulary<LibraryIngredient>> {
    const revision = await this.ingredients.revision();
    if (revision !== this.revision) {
      this.compiled = compileVocabulary(await this.ingredients.all());
      this.revision = revision;
    }
    return this.compiled;
  }
}
