import type { RecipeDraft, RecipeDraftInput } from '@barspoon/contracts';
import { structureOf } from '@barspoon/mixology';
import { alcoholInNamed, readGarnishText } from '@barspoon/mixology/formats';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { factsOf, resolveSpec } from '../recipes/recipe.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { fold } from '../search/fold.ts';

const maxAlike = 5;
/** The similarity of two specs of one classic; from here on a recipe may already exist. */
const almostTheSame = 0.93;

/** Describes a recipe that is still being written. Stores nothing. Implements BEYOND-25. */
@Injectable()
export class RecipeDraftsService {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly index: RecipeIndex,
    private readonly vocabulary: VocabularyHolder,
  ) {}

  async read({ garnish, ...draft }: RecipeDraftInput): Promise<RecipeDraft> {
    const vocabulary = await this.vocabulary.current();
    const spec = resolveSpec(draft.spec, vocabulary);
    const known = spec.map(({ ingredient }) => (ingredient ? vocabulary.get(ingredient) : undefined));
    return {
      ingredients: known.map((node) => (node ? { slug: node.slug, name: node.name } : null)),
      facts: factsOf({ ...draft, spec }, vocabulary),
      alcoholic: alcoholInNamed(spec, vocabulary).alcoholic,
      ...(garnish !== undefined && { garnish: garnishIn(garnish, vocabulary) }),
      alike: await this.alikeTo(draft.name, structureOf({ spec, method: draft.method }, vocabulary)),
    };
  }

  private async alikeTo(name: string | null, structure: ReturnType<typeof structureOf>) {
    const named = name
      ? (await this.index.search.search({ scope: 'recipes', q: name.slice(0, 80), limit: maxAlike })).ids
      : [];
    const built = this.index.similar.near(structure, maxAlike, { min: almostTheSame });
    const cards = await this.recipes.cardsOf([...new Set([...named, ...built])]);
    return cards
      .filter((card) => built.includes(card._id) || fold(card.name) === fold(name ?? ''))
      .slice(0, maxAlike)
      .map(({ _id, slug, name: its }) => ({ id: _id, slug, name: its }));
  }
}

function garnishIn(text: string, vocabulary: VocabularyHolder['held']) {
  const { garnish, rim, unknown } = readGarnishText(text, vocabulary);
  return { read: garnish.map((one) => one.garnish), rim: rim ?? null, unknown };
}
