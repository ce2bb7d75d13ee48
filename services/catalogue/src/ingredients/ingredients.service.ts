import { isDeepStrictEqual } from 'node:util';
import { ingredientsMeantBy } from '@barspoon/bartender';
import {
  exchangesShown,
  type IngredientFigures,
  ingredientFiguresSchema,
  type LibraryIngredient,
  type SeedReport,
} from '@barspoon/contracts';
import { exchangesFor, normalize, shownSubstitute, substitutesOf } from '@barspoon/mixology';
import { decodeCursor, encodeCursor, Transactions, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { IngredientsRepository } from './ingredients.repository.ts';
import { VocabularyHolder } from './vocabulary-holder.ts';

@Injectable()
export class IngredientsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ingredients: IngredientsRepository,
    private readonly vocabulary: VocabularyHolder,
  ) {}

  /**
   * Names for autocompletion: those that start with the text first, then those with a word that does; where there are none,
   * those it may have meant.
   */
  async suggest(q: string | undefined, limit: number, groups = false) {
    const vocabulary = await this.vocabulary.current();
    const { nodes } = vocabulary;
    const term = normalize(q ?? '');
    const ranked = nodes
      .filter((node) => groups || !node.group)
      .map((node) => ({ slug: node.slug, name: node.name, rank: rankOf(` ${normalize(node.name)}`, term) }))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name));
    const meant = ranked.length > 0 || !q ? [] : ingredientsMeantBy(q, vocabulary).wanted.flat();
    const near = meant.flatMap((slug) => vocabulary.get(slug) ?? []).filter((node) => groups || !node.group);
    return { items: [...ranked, ...near].slice(0, limit).map(({ slug, name }) => ({ slug, name })) };
  }

  /** The substitutes for each of these. Unknown ones and those without substitutes are omitted. */
  async substitutes(slugs: readonly string[]) {
    const vocabulary = await this.vocabulary.current();
    const items = [...new Set(slugs)].flatMap((slug) => {
      const node = vocabulary.get(slug);
      const substitutes = substitutesOf(slug, vocabulary);
      return node && substitutes.length > 0
        ? [{ ingredient: slug, substitutes: substitutes.map((one) => shownSubstitute(one, node)) }]
        : [];
    });
    return { items };
  }

  /** What the balance of a drink with these is calculated from. Unknown ones are omitted. */
  async figures(slugs: readonly string[]) {
    const vocabulary = await this.vocabulary.current();
    const nodes = [...new Set(slugs)].flatMap((slug) => vocabulary.get(slug) ?? []);
    const items = nodes.map((node) => ({
      ...figuresOf(node),
      exchanges: exchangesFor(node, vocabulary, exchangesShown).map(figuresOf),
    }));
    return { items };
  }

  async page(limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['string'])[0] : undefined;
    // The revision is read first: the nodes may be newer than the revision, never older.
    const revision = await this.ingredients.revision();
    const nodes = await this.ingredients.pageAfter(after, limit + 1);
    return { revision, ...toPage(nodes, limit, (node) => encodeCursor([node.slug])) };
  }

  /** Brings these nodes to the given state, never over an admin's edit; nodes already in that state do not change. */
  async seed(nodes: readonly LibraryIngredient[]): Promise<SeedReport> {
    return this.transactions.run(async () => {
      const rows = await this.ingredients.findAll(nodes.map(({ slug }) => slug));
      const known = new Map(rows.map((row) => [row.node.slug, row]));
      const isEdited = (slug: string) => (known.get(slug)?.revision ?? 0) > 0;
      const changed = nodes.filter(
        (node) => !isEdited(node.slug) && !isDeepStrictEqual(known.get(node.slug)?.node, node),
      );
      if (changed.length > 0) {
        await this.ingredients.put(changed);
        await this.ingredients.tellOfChange();
      }
      const inserted = changed.filter(({ slug }) => !known.has(slug)).length;
      return { inserted, updated: changed.length - inserted, kept: nodes.length - changed.length };
    });
  }
}

function rankOf(name: string, term: string): number {
  if (name.startsWith(` ${term}`)) return 0;
  return name.includes(` ${term}`) ? 1 : -1;
}

const figureKeys = Object.keys(ingredientFiguresSchema.shape) as (keyof IngredientFigures)[];
const figuresOf = (node: LibraryIngredient): IngredientFigures =>
  Object.fromEntries(figureKeys.map((key) => [key, node[key]])) as IngredientFigures;
