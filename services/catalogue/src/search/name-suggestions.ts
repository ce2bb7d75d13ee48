import { nameKey } from '@barspoon/collections';
import MiniSearch from 'minisearch';
import type { SearchDocument } from './search-index.ts';

const mostSuggestions = 6;

type Named = Pick<SearchDocument, 'id' | 'name' | 'alternativeNames'>;

/** Guesses which names a term with little or no result may have meant, typing errors and accents aside. */
export class NameSuggestions {
  readonly #names = new MiniSearch<Named>({
    fields: ['name', 'alternativeNames'],
    extractField: (document, field) =>
      field === 'alternativeNames' ? document.alternativeNames.join(' ') : document[field as 'id' | 'name'],
    processTerm: nameKey,
    searchOptions: {
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 3 ? 0.3 : false),
      maxFuzzy: 2,
      boost: { name: 2 },
    },
  });
  readonly #shown = new Map<string, string>();

  add({ id, name, alternativeNames }: Named): void {
    this.#names.add({ id, name, alternativeNames });
    this.#shown.set(id, nameKey(name));
  }

  remove(id: string): void {
    this.#names.discard(id);
    this.#shown.delete(id);
  }

  /** Ids of up to six recipes of different names, likeliest first. */
  suggest(q: string): string[] {
    const whole = this.#names.search(q, { combineWith: 'AND' });
    const found = whole.length > 0 ? whole : this.#names.search(q);
    const byName = new Map<string, string>();
    for (const { id } of found) {
      const name = this.#shown.get(id)!;
      if (!byName.has(name)) byName.set(name, id);
      if (byName.size === mostSuggestions) break;
    }
    return [...byName.values()];
  }
}
