import type { BarMatches } from './bar-matches.ts';
import type { Named } from './ingredient-lines.ts';
import type { MatchingEngine } from './matching-engine.ts';
import { atOnce, inSlices, type Sliced } from './sliced.ts';

/** A bar at a moment; the revision is another after every change of what is on it. */
export interface Bar {
  barId: string;
  revision: number;
  /** Whether what stands in for a missing ingredient counts: the same bar matched in another way. */
  countsSwaps?: boolean;
}

const keyOf = ({ barId, countsSwaps }: Omit<Bar, 'revision'>): string =>
  countsSwaps ? `${barId} with swaps` : barId;

interface Entry {
  barRevision: number;
  engineRevision: number;
  matches: Promise<BarMatches>;
  bytes: number;
}

const tries = 3;

/**
 * Matches of the most recently used bars, within a limit of bytes. What changed since, a bar or the recipes, is matched again,
 * in slices; asking twice at the same time does the work once.
 */
export class BarCache {
  readonly #engine: MatchingEngine;
  readonly #maxBytes: number;
  /** By bar and way of matching. The one used last is the last. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(engine: MatchingEngine, maxBytes: number) {
    this.#engine = engine;
    this.#maxBytes = maxBytes;
  }

  /**
   * Does work on a bar's matches. When recipes change in the middle it is done again, at last in one go.
   * `owned` reads what is on the bar and is called only when it has to be matched.
   */
  async use<T>(
    bar: Bar,
    owned: () => Promise<readonly Named[]>,
    work: (matches: BarMatches) => Sliced<T>,
  ): Promise<T> {
    for (let tried = 0; tried < tries; tried += 1) {
      const matches = await this.#matches(bar, owned);
      if (matches.revision !== this.#engine.revision) continue;
      const result = await inSlices(work(matches));
      if (matches.revision === this.#engine.revision) return result;
    }
    const items = await owned();
    return atOnce(work(atOnce(this.#engine.match(items, bar.countsSwaps))));
  }

  forget(barId: string): void {
    for (const countsSwaps of [false, true]) this.#forget(keyOf({ barId, countsSwaps }));
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  #matches(bar: Bar, owned: () => Promise<readonly Named[]>): Promise<BarMatches> {
    const key = keyOf(bar);
    const known = this.#entries.get(key);
    if (known?.barRevision === bar.revision && known.engineRevision === this.#engine.revision) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.matches;
    }
    this.#forget(key);
    const matches = owned().then((items) => inSlices(this.#engine.match(items, bar.countsSwaps)));
    const entry: Entry = {
      barRevision: bar.revision,
      engineRevision: this.#engine.revision,
      matches,
      bytes: 0,
    };
    this.#entries.set(key, entry);
    matches.then(
      ({ bytes }) => this.#weigh(key, entry, bytes),
      () => this.#entries.get(key) === entry && this.#forget(key),
    );
    return matches;
  }

  #weigh(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#forget(oldest);
    }
  }
}
