/**
 * Numbered names in normal form, found by whether they and another overlap at word boundaries: the one occurs in the
 * other, either way round. Only names that share a word are ever looked at.
 */
export class NameOverlaps {
  readonly #names = new Map<number, string>();
  readonly #byName = new Map<string, Set<number>>();
  readonly #byWord = new Map<string, Set<number>>();

  add(number: number, name: string): void {
    if (name === '') return;
    this.#names.set(number, name);
    put(this.#byName, name, number);
    for (const word of new Set(name.split(' '))) put(this.#byWord, word, number);
  }

  remove(number: number): void {
    const name = this.#names.get(number);
    if (name === undefined) return;
    this.#names.delete(number);
    take(this.#byName, name, number);
    for (const word of new Set(name.split(' '))) take(this.#byWord, word, number);
  }

  overlapping(name: string): Set<number> {
    const found = new Set<number>();
    if (name === '') return found;
    const words = name.split(' ');
    this.#addLonger(name, words, found);
    this.#addShorter(words, found);
    return found;
  }

  /** Those the name occurs in have all its words; the rarest leaves the fewest to look at. */
  #addLonger(name: string, words: readonly string[], found: Set<number>): void {
    const holders = words.map((word) => this.#byWord.get(word));
    let rarest = holders[0];
    for (const some of holders) {
      if (!some) return;
      if (rarest && some.size < rarest.size) rarest = some;
    }
    for (const number of rarest ?? []) {
      if (words.length === 1 || ` ${this.#names.get(number)} `.includes(` ${name} `)) found.add(number);
    }
  }

  /** Those that occur in the name are one of its stretches of words. */
  #addShorter(words: readonly string[], found: Set<number>): void {
    for (let start = 0; start < words.length; start += 1) {
      let stretch = '';
      for (let end = start; end < words.length; end += 1) {
        stretch = end === start ? (words[end] ?? '') : `${stretch} ${words[end]}`;
        for (const number of this.#byName.get(stretch) ?? []) found.add(number);
      }
    }
  }
}

function put(sets: Map<string, Set<number>>, key: string, number: number): void {
  const set = sets.get(key);
  if (set) set.add(number);
  else sets.set(key, new Set([number]));
}

function take(sets: Map<string, Set<number>>, key: string, number: number): void {
  const set = sets.get(key);
  set?.delete(number);
  if (set?.size === 0) sets.delete(key);
}
