import { nameKey } from '@barspoon/collections';
import { fold } from '../../src/search/fold.ts';
import type { SearchDocument, SearchQuery } from '../../src/search/search-index.ts';

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(character);

function rankInName(name: string, q: string): number | null {
  if (name.startsWith(q)) return 0;
  for (let at = name.indexOf(q); at >= 0; at = name.indexOf(q, at + 1)) {
    if (isWord(name[at]) !== isWord(name[at - 1])) return 1;
  }
  return name.includes(q) ? 2 : null;
}

/** How well a recipe fits the term, 0 best, or null when the term is nowhere in the scope's texts. */
export function rankOf(
  document: SearchDocument,
  { scope, q }: Pick<SearchQuery, 'scope' | 'q'>,
): number | null {
  const term = fold(q ?? '').trim();
  if (term === '') return 0;
  const holds = (text: string) => fold(text).includes(term);
  const inName = rankInName(fold(document.name), term);
  if (inName !== null) return inName;
  if (document.ingredients.some(holds)) return 3;
  if (scope === 'discover') return [document.category, ...document.tags].some(holds) ? 3 : null;
  return document.instructions.some(holds) ? 4 : null;
}

function passes(document: SearchDocument, query: SearchQuery): boolean {
  const category = document.category.toLowerCase();
  const wanted = query.category?.toLowerCase();
  const isOfCategory =
    wanted === undefined ||
    category === wanted ||
    (!document.alcoholic && (wanted === 'non-alcoholic' || wanted === 'mocktail'));
  return (
    isOfCategory &&
    (query.type === undefined || document.alcoholic === (query.type === 'alcoholic')) &&
    (query.difficulty === undefined || document.difficulty === query.difficulty) &&
    (query.maxMinutes === undefined || (document.prepTimeMinutes ?? 5) <= query.maxMinutes) &&
    (query.featured === undefined || document.featured === query.featured)
  );
}

const by = <V extends string | number>(a: V, b: V): number => (a < b ? -1 : a > b ? 1 : 0);
const newestFirst = (a: SearchDocument, b: SearchDocument): number =>
  by(b.createdAt, a.createdAt) || by(b.id, a.id);

/** What search must find, in order: every recipe looked at, nothing remembered. */
export function plainScan(documents: readonly SearchDocument[], query: SearchQuery): string[] {
  const found = documents
    .map((document) => ({ document, rank: rankOf(document, query) }))
    .filter((hit): hit is { document: SearchDocument; rank: number } => hit.rank !== null)
    .filter(({ document }) => passes(document, query));
  const sort = query.sort ?? { by: 'best' };
  const sign = sort.by !== 'best' && sort.order === 'desc' ? -1 : 1;
  found.sort((a, b) => {
    const [one, other] = [a.document, b.document];
    if (sort.by === 'best') return by(a.rank, b.rank) || newestFirst(one, other);
    if (sort.by === 'createdAt') return -sign * newestFirst(one, other);
    if (sort.by === 'category')
      return sign * by(fold(one.category), fold(other.category)) || newestFirst(one, other);
    return sign * (by(nameKey(one.name), nameKey(other.name)) || by(one.id, other.id));
  });
  return found.map(({ document }) => document.id);
}
