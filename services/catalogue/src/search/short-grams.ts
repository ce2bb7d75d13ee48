import { type Bits, Postings } from '@barspoon/collections';

const maxLength = 2;

/** Under each one or two UTF-16 units the numbers of those whose texts hold them: the answer to the shortest terms. */
export class ShortGrams {
  readonly #grams = new Map<number, number>();
  readonly #numbers = new Postings();

  static canFind(text: string): boolean {
    return text.length <= maxLength;
  }

  add(number: number, texts: readonly string[]): void {
    for (const key of keysOf(texts)) {
      let gram = this.#grams.get(key);
      if (gram === undefined) {
        gram = this.#grams.size;
        this.#grams.set(key, gram);
      }
      this.#numbers.add(gram, number);
    }
  }

  remove(number: number, texts: readonly string[]): void {
    for (const key of keysOf(texts)) this.#numbers.remove(this.#grams.get(key)!, number);
  }

  uniteInto(text: string, into: Bits): void {
    const gram = this.#grams.get(text.length === 1 ? text.charCodeAt(0) : keyOfPair(text, 0));
    if (gram !== undefined) this.#numbers.uniteInto(gram, into);
  }
}

/** Above the keys of single units. */
const keyOfPair = (text: string, at: number): number =>
  (text.charCodeAt(at) + 1) * 65_536 + text.charCodeAt(at + 1);

function keysOf(texts: readonly string[]): Set<number> {
  const keys = new Set<number>();
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) keys.add(text.charCodeAt(at));
    for (let at = 0; at + 1 < text.length; at += 1) keys.add(keyOfPair(text, at));
  }
  return keys;
}
