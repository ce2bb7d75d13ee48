import type { Client } from '@opensearch-project/opensearch';
import {
  corrected,
  likeness,
  maxReadings,
  maxTypingErrors,
  mayBegin,
  mayBeMistyped,
  nearest,
  type Reading,
  termWords,
  wordList,
  wordsOf,
} from '../name-words.ts';
import { fromCharacters, toCharacters } from './code-units.ts';
import { byLength } from './indexed-recipe.ts';
import { type Clause, nothing } from './queries.ts';
import { answerOf, searchTimeoutMs } from './requests.ts';

const maxSuggestions = 6;
/** How many of the names with the most words of a term are compared, the newest first. */
const maxCompared = 300;
/** Max words that are considered close to a mistyped one before they are compared. */
const maxNear = 200;

interface Bucket {
  key: string;
}
interface Named {
  words: string[];
  ownWords: number;
  nameKey: string;
}

/** A Lucene regular expression that matches this text. */
const literally = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, (character) => `\\${character}`);

/**
 * Guesses names like the index in memory: OpenSearch finds close words, and `name-words.ts` decides which of them is meant.
 */
export class NameGuesses {
  private readonly client: Client;
  private readonly index: string;

  constructor(client: Client, index: string) {
    this.client = client;
    this.index = index;
  }

  async correct(q: string): Promise<string | null> {
    const words = [...new Set(wordsOf(q))];
    const known = await this.knownNear(words, { beginnings: false });
    const list = listOf(known);
    return corrected(q, (word) =>
      known.has(word) ? word : nearest(list, word, 1, { prefix: false })[0]?.word,
    );
  }

  async suggest(q: string): Promise<string[]> {
    const words = termWords(q);
    if (words.length === 0) return [];
    const list = listOf(await this.knownNear([...new Set(words)], { beginnings: true }));
    const readings = words.map(
      (word): Reading<string> =>
        new Map(nearest(list, word, maxReadings).map(({ word: known, score }) => [known, score])),
    );
    const byName = new Map<string, string>();
    for (const { id, nameKey } of await this.likeliest(readings)) {
      if (!byName.has(nameKey)) byName.set(nameKey, id);
      if (byName.size === maxSuggestions) break;
    }
    return [...byName.values()];
  }

  /** Words of names that equal these, start with them, or differ by typing errors. */
  private async knownNear(words: readonly string[], { beginnings }: { beginnings: boolean }) {
    if (words.length === 0) return new Set<string>();
    const near = await this.mistyped(words.filter(mayBeMistyped));
    const candidates = [...new Set([...words.map(toCharacters), ...near])];
    const begun = beginnings ? words.filter(mayBegin).map(toCharacters) : [];
    const beginning = (word: string, at: number): [string, Clause] => [
      `beginning${at}`,
      {
        filter: { prefix: { words: word } },
        aggs: {
          known: {
            terms: {
              field: 'wordsByLength',
              include: `[0-9]{3} ${literally(word)}.*`,
              order: { _key: 'asc' },
              size: maxReadings,
            },
          },
        },
      },
    ];
    const { aggregations } = await this.ask({
      size: 0,
      query: {
        bool: {
          should: [{ terms: { words: candidates } }, ...begun.map((word) => ({ prefix: { words: word } }))],
        },
      },
      aggs: {
        known: { terms: { field: 'words', include: candidates, size: candidates.length } },
        ...Object.fromEntries(begun.map(beginning)),
      },
    });
    const found = aggregations as Record<string, { buckets?: Bucket[]; known?: { buckets: Bucket[] } }>;
    const whole = found.known?.buckets?.map(({ key }) => key) ?? [];
    const longer = begun.flatMap(
      (_, at) =>
        found[`beginning${at}`]?.known?.buckets.map(({ key }) => key.slice(byLength('').length)) ?? [],
    );
    return new Set([...whole, ...longer].map(fromCharacters));
  }

  /** Also words of recipes that no longer exist. */
  private async mistyped(words: readonly string[]): Promise<string[]> {
    if (words.length === 0) return [];
    const term = {
      field: 'words',
      analyzer: 'keyword',
      size: maxNear,
      shard_size: maxNear,
      suggest_mode: 'always',
      max_edits: maxTypingErrors,
      prefix_length: 0,
      min_word_length: 1,
      // Regardless of similarity and frequency, which are judged here.
      accuracy: 0,
      max_term_freq: 1_000_000_000,
      string_distance: 'levenshtein',
      max_inspections: 50,
    };
    const suggest = Object.fromEntries(words.map((word, at) => [at, { text: toCharacters(word), term }]));
    const answer = await this.ask({ size: 0, query: nothing, suggest });
    const suggestions = Object.values(answer.suggest ?? {}) as { options: { text: string }[] }[][];
    return suggestions.flat().flatMap(({ options }) => options.map(({ text }) => text));
  }

  private async likeliest(readings: readonly Reading<string>[]): Promise<{ id: string; nameKey: string }[]> {
    const should = readings
      .filter(({ size }) => size > 0)
      .map((reading) => ({
        constant_score: { filter: { terms: { words: [...reading.keys()].map(toCharacters) } } },
      }));
    if (should.length === 0) return [];
    const { hits } = await this.ask({
      size: maxCompared,
      query: { bool: { should, minimum_should_match: 1 } },
      sort: [{ _score: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      track_total_hits: false,
    });
    const found = hits.hits as unknown as { _id: string; _source: Named; sort: [number, number, string] }[];
    return found
      .filter(({ sort: [words] }) => words === found[0]?.sort[0])
      .map(({ _id: id, _source: { words, ownWords, nameKey } }) => ({
        id,
        nameKey,
        likeness: likeness(words.map(fromCharacters), ownWords, readings),
      }))
      .sort((a, b) => b.likeness - a.likeness);
  }

  private ask(body: Record<string, unknown>) {
    return answerOf(
      this.client.search(
        { index: this.index, allow_partial_search_results: false, body },
        { requestTimeout: searchTimeoutMs },
      ),
    );
  }
}

function listOf(words: ReadonlySet<string>) {
  const list = wordList<string>();
  list.addAll([...words].map((word) => ({ id: word, word })));
  return list;
}
