import { facetNames } from '@barspoon/contracts';
import { byCount } from '../facets.ts';
import type { FacetCount, FacetCounts, FacetQuery } from '../search-index.ts';
import { fromCharacters } from './code-units.ts';
import { amongIds, type Clause, chosenOf } from './queries.ts';

/** More than the number of values of any facet, so that none is omitted and every count is exact. */
const maxValues = 10_000;

interface Buckets {
  values: { buckets: { key: string; doc_count: number }[] };
}
/** What OpenSearch counts, by the names from `countsAsked`. */
export type Counted = Record<string, { doc_count: number } & Buckets>;

const valuesOf = (field: string) => ({ values: { terms: { field, size: maxValues } } });
const where = (filter: readonly Clause[]): Clause => ({ bool: { filter } });

/** The counts that are requested with a page of results. */
export function countsAsked(query: FacetQuery): Record<string, Clause> {
  const { counted, withFacets } = query;
  const narrowed = chosenOf(query);
  const ofFacets = facetNames.map((facet) => [
    facet,
    { filter: where(chosenOf(query, facet)), aggs: valuesOf(`facets.${facet}`) },
  ]);
  return {
    ...(counted && { counted: { filter: where([...narrowed, amongIds(counted)]) } }),
    ...(withFacets && {
      ...Object.fromEntries(ofFacets),
      narrowed: { filter: where(narrowed), aggs: valuesOf('allergens') },
      everywhere: { global: {}, aggs: valuesOf('allergens') },
    }),
  };
}

const countsIn = ({ values }: Buckets): FacetCount[] =>
  values.buckets.map(({ key, doc_count }) => ({ value: fromCharacters(key), count: doc_count }));

export function facetCounts(counted: Counted): FacetCounts {
  const of = (name: string) => {
    const one = counted[name];
    if (!one) throw new Error(`OpenSearch did not count ${name}`);
    return one;
  };
  const total = of('narrowed').doc_count;
  const having = new Map(countsIn(of('narrowed')).map(({ value, count }) => [value, count]));
  const free = countsIn(of('everywhere'))
    .map(({ value }) => ({ value, count: total - (having.get(value) ?? 0) }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
  const facets = facetNames.map((facet) => [facet, countsIn(of(facet)).sort(byCount)]);
  return { ...Object.fromEntries(facets), free };
}
