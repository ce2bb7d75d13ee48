import {
  AgeOrder,
  type Bits,
  BitsPool,
  countBits,
  countCommon,
  GrowingBits,
  intersect,
  type Moment,
  Postings,
  Sequences,
  ValueSets,
  WordDictionary,
  wordsOf,
} from '@barspoon/collections';
import {
  jobExperienceLevels,
  jobTypes,
  type PostingCounts,
  type PostingCountsQuery,
  workLocations,
} from '@barspoon/contracts';
import type { PostingRow } from './posting.schema.ts';

const filterValues = {
  workLocation: workLocations,
  jobType: jobTypes,
  experienceLevel: jobExperienceLevels,
};
type FilterName = keyof typeof filterValues;
const filterNames = Object.keys(filterValues) as FilterName[];

/** What is looked at of an open posting. */
export type OpenPosting = Pick<PostingRow, '_id' | 'words' | 'createdAt' | FilterName>;

export interface OpenPostingPage {
  ids: string[];
  /** Where the next page begins, null on the last. */
  next: Moment | null;
}

/**
 * All open postings in this process's memory. Postings have small numbers, every word and every value of a filter has
 * the set of those that bear it, and sets are combined 32 postings at a time: a search and all its counts cost the same
 * whatever is found. Implements JOB-02 to JOB-04.
 */
export class OpenPostings {
  readonly #numbers = new Map<string, number>();
  readonly #postings: OpenPosting[] = [];
  readonly #free: number[] = [];
  readonly #all = new GrowingBits();
  readonly #order = new AgeOrder();
  readonly #dictionary = new WordDictionary();
  readonly #words = new Sequences();
  readonly #holders = new Postings();
  readonly #filters: Record<FilterName, ValueSets<string>> = {
    workLocation: new ValueSets(),
    jobType: new ValueSets(),
    experienceLevel: new ValueSets(),
  };
  readonly #pool = new BitsPool();

  get size(): number {
    return this.#numbers.size;
  }

  put({ _id, words, createdAt, ...filters }: OpenPosting): void {
    this.remove(_id);
    const number = this.#free.pop() ?? this.#postings.length;
    const { workLocation, jobType, experienceLevel } = filters;
    // The words are kept as numbers.
    this.#postings[number] = { _id, words: [], createdAt, workLocation, jobType, experienceLevel };
    this.#numbers.set(_id, number);
    this.#all.set(number);
    this.#order.add(number, createdAt.getTime(), _id);
    const numbers = words.map((word) => this.#dictionary.intern(word));
    this.#words.set(number, numbers);
    for (const word of numbers) this.#holders.add(word, number);
    for (const name of filterNames) this.#filters[name].set(filters[name], number);
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    const posting = this.#postings[number] as OpenPosting;
    this.#numbers.delete(id);
    this.#all.clear(number);
    this.#order.remove(number);
    for (const word of this.#words.get(number)) {
      this.#holders.remove(word, number);
      if (this.#holders.count(word) === 0) this.#dictionary.release(word);
    }
    this.#words.remove(number);
    for (const name of filterNames) this.#filters[name].clear(posting[name], number);
    this.#free.push(number);
  }

  /** The newest first. */
  page(query: PostingCountsQuery, limit: number, after?: Moment): OpenPostingPage {
    const found = this.#narrow(this.#found(query.q), query);
    const taken = this.#order.take(found, 'desc', limit + 1, after);
    const page = taken.slice(0, limit);
    const last = page.at(-1);
    return {
      ids: page.map((number) => this.#order.idOf(number)),
      next: last !== undefined && taken.length > limit ? this.#order.momentOf(last) : null,
    };
  }

  /**
   * What each value of a filter would leave: the other filters hold, its own does not, so that choosing another value
   * shows what the number said. Implements JOB-03.
   */
  counts(query: PostingCountsQuery): PostingCounts {
    const found = this.#found(query.q);
    const countsOf = (name: FilterName) => {
      const within = this.#narrow(found, query, name);
      return Object.fromEntries(
        filterValues[name].map((value) => [value, countCommon(within, this.#filters[name].get(value))]),
      );
    };
    return {
      total: countBits(this.#narrow(found, query)),
      workLocation: countsOf('workLocation') as PostingCounts['workLocation'],
      jobType: countsOf('jobType') as PostingCounts['jobType'],
      experienceLevel: countsOf('experienceLevel') as PostingCounts['experienceLevel'],
    };
  }

  /** Those that have a word for each word of the text, which may be its beginning. */
  #found(text: string | undefined): Bits {
    this.#pool.reset(this.#postings.length);
    const found = this.#pool.take();
    // Signs alone are in no text.
    const words = text === undefined ? [] : wordsOf(text);
    if (text !== undefined && words.length === 0) return found;
    found.set(this.#all.words.subarray(0, found.length));
    for (const beginning of words) {
      const holders = this.#pool.take();
      for (const word of this.#dictionary.startingWith(beginning)) this.#holders.uniteInto(word, holders);
      intersect(found, holders);
    }
    return found;
  }

  /** A set of its own with only what passes, one filter aside where it is named. */
  #narrow(found: Bits, query: PostingCountsQuery, aside?: FilterName): Bits {
    const narrowed = this.#pool.take();
    narrowed.set(found);
    for (const name of filterNames) {
      const value = query[name];
      if (value !== undefined && name !== aside) intersect(narrowed, this.#filters[name].get(value));
    }
    return narrowed;
  }
}
