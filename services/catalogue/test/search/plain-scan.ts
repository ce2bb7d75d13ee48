import { nameKey } from '@barspoon/collections';
import { type FacetName, facetNames } from '@barspoon/contracts';
import { fold } from '../../src/search/fold.ts';
import type { FacetCounts, FacetQuery, SearchDocument, SearchQuery } from '../../src/search/search-index.ts';

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

/** Whether a recipe has a value of a facet, by the requirement's words. */
function has(document: SearchDocument, facet: FacetName, value: string): boolean {
  const { traits, alcoholic } = document;
  if (facet === 'type') return value === (alcoholic ? 'alcoholic' : 'non-alcoholic');
  if (facet === 'difficulty') return document.difficulty === value;
  if (facet === 'maxMinutes') return (document.prepTimeMinutes ?? 5) <= Number(value);
  if (facet === 'rating') return traits.rating !== null && traits.rating >= Number(value);
  if (facet !== 'category') return traits[facet] === value;
  return document.category === value || (!alcoholic && ['Non-Alcoholic', 'Mocktail'].includes(value));
}

const passesFacets = (document: SearchDocument, query: FacetQuery, aside?: FacetName): boolean =>
  facetNames.every(
    (facet) => facet === aside || (query.chosen[facet]?.some((value) => has(document, facet, value)) ?? true),
  ) &&
  !query.free.some((allergen) => document.traits.allergens.includes(allergen)) &&
  !query.without.some((slug) => document.traits.contains.includes(slug));

/** What Discover must find, in order, and how many each choice would leave: every recipe looked at for each. */
export function plainDiscover(documents: readonly SearchDocument[], query: FacetQuery) {
  const found = documents.flatMap((document) => {
    const rank = rankOf(document, { scope: 'discover', q: query.q });
    return rank === null ? [] : [{ document, rank }];
  });
  const results = found.filter(({ document }) => passesFacets(document, query));
  const rating = ({ traits }: SearchDocument) => Math.round((traits.rating ?? 0) * 10);
  results.sort((one, other) => {
    const [a, b] = [one.document, other.document];
    if (query.sort === 'name') return by(nameKey(a.name), nameKey(b.name)) || by(a.id, b.id);
    const first =
      query.sort === 'best'
        ? by(one.rank, other.rank)
        : query.sort === 'rating'
          ? by(rating(b), rating(a))
          : query.sort === 'quickest'
            ? by(a.prepTimeMinutes ?? 5, b.prepTimeMinutes ?? 5)
            : 0;
    return first || newestFirst(a, b);
  });
  const countOf = (facet: FacetName, value: string) =>
    found.filter(({ document }) => passesFacets(document, query, facet) && has(document, facet, value))
      .length;
  const freeOf = (allergen: string) =>
    results.filter(({ document }) => !document.traits.allergens.includes(allergen)).length;
  return { ids: results.map(({ document }) => document.id), countOf, freeOf };
}

/** Counts a result gives that a plain scan does not, and none it leaves out that are more than none. */
export function countsThatDiffer(
  facets: FacetCounts,
  { countOf, freeOf }: ReturnType<typeof plainDiscover>,
  values: FacetQuery['chosen'],
): string[] {
  const told = facetNames.flatMap((facet) =>
    (values[facet] ?? []).flatMap((value) => {
      const count = facets[facet].find((one) => one.value === value)?.count ?? 0;
      return count === countOf(facet, value)
        ? []
        : [`${facet} ${value}: ${count}, not ${countOf(facet, value)}`];
    }),
  );
  const wrong = facetNames.flatMap((facet) =>
    facets[facet].flatMap(({ value, count }) =>
      count === countOf(facet, value) ? [] : [`${facet} ${value}: ${count}`],
    ),
  );
  const free = facets.free.flatMap(({ value, count }) =>
    count === freeOf(value) ? [] : [`free of ${value}: ${count}, not ${freeOf(value)}`],
  );
  return [...told, ...wrong, ...free];
}
