import {
  catalogueInternalRoutes,
  type EventDefinition,
  type LibraryIngredient,
  type Recipe,
  type RecipeFact,
  type Route,
  recipeDeleted,
  recipePublished,
  recipeRevised,
  recipeRoutes,
  type SpecLine,
  vocabularyRevised,
} from '@barspoon/contracts';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { newId } from '@barspoon/platform/ids';
import { publishEvent } from '@barspoon/testing';

type Nats = Awaited<ReturnType<typeof connectToNats>>;

/** Answers and tells what the catalogue would, over the real NATS; no service may import another. */
export class CatalogueStandIn {
  readonly recipes = new Map<string, RecipeFact>();
  vocabulary: LibraryIngredient[] = [];
  vocabularyRevision = 0;
  asked = 0;
  /** What every recipe is that is asked for, whatever its id. */
  shown: Partial<Recipe> = {};
  /** What some of them are instead, by their ids. */
  readonly others = new Map<string, Partial<Recipe>>();
  readonly #nats: Nats;
  #likings: ReturnType<Nats['subscribe']> | undefined;

  private constructor(nats: Nats) {
    this.#nats = nats;
    this.#answer(catalogueInternalRoutes.vocabulary, (at, limit) => ({
      ...pageOf(this.vocabulary, at, limit),
      revision: this.vocabularyRevision,
    }));
    this.#answer(catalogueInternalRoutes.recipeFacts, (at, limit) =>
      pageOf([...this.recipes.values()], at, limit),
    );
    nats.subscribe(recipeRoutes.get.subject, {
      callback: (_, message) => {
        const { params } = message.json<{ params: { id: string } }>();
        message.respond(
          JSON.stringify({
            ...recipeRoutes.get.example.response,
            ...(this.others.get(params.id) ?? this.shown),
            id: params.id,
          }),
        );
      },
    });
  }

  static async open(env: NodeJS.ProcessEnv): Promise<CatalogueStandIn> {
    return new CatalogueStandIn(await connectToNats(env, 'catalogue', { as: OPERATOR }));
  }

  async close(): Promise<void> {
    await this.#nats.close();
  }

  async revises(vocabulary: LibraryIngredient[]): Promise<void> {
    this.vocabulary = vocabulary;
    this.vocabularyRevision += 1;
    await this.tell(vocabularyRevised, { revision: this.vocabularyRevision, count: vocabulary.length });
  }

  async publishes(...facts: RecipeFact[]): Promise<void> {
    for (const fact of facts) {
      this.recipes.set(fact.recipeId, fact);
      await this.tell(fact.revision === 1 ? recipePublished : recipeRevised, fact);
    }
  }

  async deletes({ recipeId, revision }: RecipeFact): Promise<void> {
    this.recipes.delete(recipeId);
    await this.tell(recipeDeleted, { recipeId, revision: revision + 1 });
  }

  /** Publishes an event and waits until it is kept. */
  tell(event: EventDefinition, data: unknown, id?: string): Promise<void> {
    return publishEvent(this.#nats, event, data, id);
  }

  /** What every member likes from now on; nobody answers before, nor after `forgetsLikings`. */
  likes(liked: readonly RecipeFact[], disliked: readonly RecipeFact[]): void {
    const [yes, no] = [liked, disliked].map((facts) => facts.map(({ recipeId }) => recipeId));
    this.#likings?.unsubscribe();
    this.#likings = this.#nats.subscribe(catalogueInternalRoutes.likingsOf.subject, {
      callback: (_, message) => void message.respond(JSON.stringify({ liked: yes, disliked: no })),
    });
  }

  async forgetsLikings(): Promise<void> {
    this.#likings?.unsubscribe();
    await this.#nats.flush();
  }

  /** Collects what a service tells from now on. */
  hears(event: EventDefinition): { data: Record<string, unknown> }[] {
    const heard: { data: Record<string, unknown> }[] = [];
    this.#nats.subscribe(event.subject, { callback: (_, message) => void heard.push(message.json()) });
    return heard;
  }

  #answer(route: Route, page: (at: number, limit: number) => unknown): void {
    this.#nats.subscribe(route.subject, {
      callback: (_, message) => {
        this.asked += 1;
        const { query } = message.json<{ query: { limit: number; cursor?: string } }>();
        message.respond(JSON.stringify(page(Number(query.cursor ?? 0), query.limit)));
      },
    });
  }
}

function pageOf<T>(all: readonly T[], at: number, limit: number) {
  const isLast = at + limit >= all.length;
  return { items: all.slice(at, at + limit), nextCursor: isLast ? null : String(at + limit) };
}

/** A recipe over vocabulary slugs: `aFact('Daiquiri', ['white-rum', 'lime-juice'])`. */
export const aFact = (
  name: string,
  ingredients: readonly string[],
  more: Partial<RecipeFact> = {},
): RecipeFact => ({
  recipeId: newId(),
  revision: 1,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category: 'Classic',
  alcoholic: true,
  featured: false,
  userId: null,
  visibility: 'public',
  ingredients: ingredients.map((slug) => ({
    name: slug.replaceAll('-', ' '),
    ingredient: slug,
    optional: false,
  })),
  ...more,
});

/** A line of a spec by its slug in the vocabulary, in milliliters. */
export const specLine = (amount: number, ingredient: string): SpecLine => ({
  amount,
  unit: 'ml',
  name: ingredient.replaceAll('-', ' '),
  ingredient,
  note: null,
  optional: false,
});
