import { Postings } from './postings.ts';

const maxGramLength = 3;

/** The distinct substrings of one to three units. */
function gramsOf(word: string): Set<string> {
  const grams = new Set<string>();
  for (let size = 1; size <= maxGramLength; size += 1) {
    for (let at = 0; at + size <= word.length; at += 1) grams.add(word.slice(at, at + size));
  }
  return grams;
}

/**
 * Distinct words with small numbers, found by any substring. A substring that is in no word costs a look-up or two;
 * one of up to three units is answered by its list alone, a longer one checks the words of its rarest trigram.
 */
export class WordDictionary {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #free: number[] = [];
  readonly #gramNumbers = new Map<string, number>();
  readonly #grams = new Postings();

  /** Above every number given. */
  get end(): number {
    return this.#words.length;
  }

  number(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  word(number: number): string {
    return this.#words[number]!;
  }

  /** The word's number, given now if it is new. */
  intern(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#free.pop() ?? this.#words.length;
    // A slice would keep the whole original text in memory.
    const own = word.split('').join('');
    this.#words[number] = own;
    this.#numbers.set(own, number);
    for (const gram of gramsOf(own)) this.#grams.add(this.#gramNumber(gram), number);
    return number;
  }

  release(number: number): void {
    const word = this.word(number);
    for (const gram of gramsOf(word)) this.#grams.remove(this.#gramNumbers.get(gram)!, number);
    this.#numbers.delete(word);
    this.#free.push(number);
  }

  /** Numbers of the words that contain this substring, in no order. */
  containing(part: string): number[] {
    const rarest = this.#rarestGram(part);
    if (rarest === undefined) return [];
    const numbers = this.#grams.values(rarest);
    return part.length <= maxGramLength ? numbers : numbers.filter((n) => this.word(n).includes(part));
  }

  startingWith(part: string): number[] {
    return this.containing(part).filter((n) => this.word(n).startsWith(part));
  }

  endingWith(part: string): number[] {
    return this.containing(part).filter((n) => this.word(n).endsWith(part));
  }

  #rarestGram(part: string): number | undefined {
    const size = Math.min(part.length, maxGramLength);
    let rarest: number | undefined;
    for (let at = 0; at + size <= part.length; at += 1) {
      const gram = this.#gramNumbers.get(part.slice(at, at + size));
      if (gram === undefined) return undefined;
      if (rarest === undefined || this.#grams.count(gram) < this.#grams.count(rarest)) rarest = gram;
    }
    return rarest;
  }

  #gramNumber(gram: string): number {
    let number = this.#gramNumbers.get(gram);
    if (number === undefined) {
      number = this.#gramNumbers.size;
      this.#gramNumbers.set(gram, number);
    }
    return number;
  }
}
