import { nameKey } from '@barspoon/collections';
import { facetNames } from '@barspoon/contracts';
import { minutesWhenUnknown, ratingTenths, valuesOf } from '../facets.ts';
import { fold } from '../fold.ts';
import { nameWords } from '../name-words.ts';
import { runsOf } from '../runs.ts';
import type { SearchDocument } from '../search-index.ts';
import { toCharacters } from './code-units.ts';
import { gramsOf, shortGramsOf } from './grams.ts';

/** The tokens that make substrings of these texts searchable. */
function partsOf(texts: readonly string[]) {
  const folded = texts.map(fold);
  return { grams: folded.map(gramsOf), short: shortGramsOf(folded) };
}

/** The suffixes of a name at each of its words: a prefix of one of these is at the start of a word. */
function fromEachRun(name: string): string[] {
  const runs = runsOf(name);
  return runs.map((_, at) => toCharacters(runs.slice(at).join('')));
}

/** Sorts the shortest words first alphabetically. */
export const byLength = (word: string): string => `${String(word.length).padStart(3, '0')} ${word}`;

/** A recipe as OpenSearch stores it; `mapping.ts` documents each field. */
export function indexedRecipe(document: SearchDocument) {
  const { traits } = document;
  const name = fold(document.name);
  const { words, own } = nameWords(document.name, document.alternativeNames);
  const written = words.map(toCharacters);
  return {
    id: document.id,
    createdAt: document.createdAt,
    name: partsOf([document.name]),
    nameStart: toCharacters(name),
    nameRuns: fromEachRun(name),
    nameKey: toCharacters(nameKey(document.name)),
    words: written,
    ownWords: own,
    wordsByLength: written.map(byLength),
    ingredients: partsOf(document.ingredients),
    labels: partsOf([document.category, ...document.tags]),
    instructions: partsOf(document.instructions),
    category: toCharacters(fold(document.category)),
    alcoholic: document.alcoholic,
    featured: document.featured,
    difficulty: document.difficulty === null ? null : toCharacters(document.difficulty),
    minutes: document.prepTimeMinutes ?? minutesWhenUnknown,
    rating: ratingTenths(document),
    allergens: traits.allergens.map(toCharacters),
    contains: traits.contains.map(toCharacters),
    facets: Object.fromEntries(
      facetNames.map((facet) => [facet, valuesOf(facet, document).map(toCharacters)]),
    ),
  };
}
