import { meantGroups } from '@barspoon/bartender';
import { type FacetName, facetNames } from '@barspoon/contracts';
import { withoutAlcohol } from '../filters.ts';
import { fold } from '../fold.ts';
import type { MeantIds, Narrowing, SearchQuery } from '../search-index.ts';
import type { Term } from '../term.ts';
import { toCharacters } from './code-units.ts';
import { gramLength, gramsOf } from './grams.ts';

export type Clause = Record<string, unknown>;

/** OpenSearch takes no more values in one clause. */
const maxTerms = 65_536;
/** Matches no recipe. */
export const nothing: Clause = { match_none: {} };
const controlCharacter = /\p{Cc}/u;

export const anyOf = (clauses: readonly Clause[]): Clause => ({
  bool: { should: clauses, minimum_should_match: 1 },
});

function holding(field: string, { text }: Term): Clause {
  return text.length < gramLength
    ? { term: { [`${field}.short`]: toCharacters(text) } }
    : { match_phrase: { [`${field}.grams`]: gramsOf(text) } };
}

/** What recipes a term finds, by rank, best first. Implements REC-03, DISC-11, CONTRA-14. */
export function ranksOf(term: Term, scope: SearchQuery['scope']): Clause[] {
  if (controlCharacter.test(term.text)) return [];
  const written = toCharacters(term.text);
  const ingredients = holding('ingredients', term);
  return [
    { prefix: { nameStart: written } },
    { prefix: { nameRuns: written } },
    holding('name', term),
    ...(scope === 'discover'
      ? [anyOf([ingredients, holding('labels', term)])]
      : [ingredients, holding('instructions', term)]),
  ];
}

/** What is meant before and behind what holds the term. */
export function withMeant(clauses: readonly Clause[], meant: MeantIds | undefined): Clause[] {
  if (!meant) return [...clauses];
  const first = Array.from({ length: meantGroups }, (_, at) => idsOf(meant.first[at] ?? []));
  const literal = [...clauses, ...Array.from({ length: literalRanks - clauses.length }, () => nothing)];
  return [...first, ...literal, idsOf(meant.also)];
}

const idsOf = (ids: readonly string[]): Clause => (ids.length === 0 ? nothing : amongIds(ids));

const literalRanks = 5;
/** As many as a result may have: its places count in them. */
export const ranks = meantGroups + literalRanks + 1;

/** Finds what a term finds; the score is higher the better the rank is. */
export function scored(clauses: readonly Clause[]): Clause {
  if (clauses.length === 0) return nothing;
  const queries = clauses.map((filter, rank) => ({ constant_score: { filter, boost: ranks - rank } }));
  return { dis_max: { queries } };
}

type Filters = Pick<SearchQuery, 'category' | 'type' | 'difficulty' | 'maxMinutes' | 'featured'>;

export function filtersOf({ category, type, difficulty, maxMinutes, featured }: Filters): Clause[] {
  return [
    ...(category === undefined ? [] : [ofCategory(fold(category))]),
    ...(type === undefined ? [] : [{ term: { alcoholic: type === 'alcoholic' } }]),
    ...(difficulty === undefined ? [] : [{ term: { difficulty: toCharacters(difficulty) } }]),
    ...(maxMinutes === undefined ? [] : [{ range: { minutes: { lte: maxMinutes } } }]),
    ...(featured === undefined ? [] : [{ term: { featured } }]),
  ];
}

function ofCategory(category: string): Clause {
  const exact = { term: { category: toCharacters(category) } };
  return withoutAlcohol.has(category) ? anyOf([exact, { term: { alcoholic: false } }]) : exact;
}

export function amongIds(ids: readonly string[]): Clause {
  if (ids.length <= maxTerms) return { terms: { id: ids } };
  const parts = Array.from({ length: Math.ceil(ids.length / maxTerms) }, (_, at) => ({
    terms: { id: ids.slice(at * maxTerms, (at + 1) * maxTerms) },
  }));
  return anyOf(parts);
}

/** What may not be in it. */
export const without = ({ free, without }: Narrowing): Clause[] => [
  ...(free.length > 0 ? [{ terms: { allergens: free.map(toCharacters) } }] : []),
  ...(without.length > 0 ? [{ terms: { contains: without.map(toCharacters) } }] : []),
];

/** What was chosen of the facets, one of them aside where it is named. */
export const chosenOf = ({ chosen }: Narrowing, aside?: FacetName): Clause[] =>
  facetNames.flatMap((facet) => {
    const values = facet === aside ? undefined : chosen[facet];
    return values ? [{ terms: { [`facets.${facet}`]: values.map(toCharacters) } }] : [];
  });
