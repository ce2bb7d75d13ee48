import { type Bits, Postings } from '@barspoon/collections';

/** Under each UTF-16 unit the numbers of those whose texts hold it: the answer to terms of one letter. */
export class UnitSets {
  readonly #numbers = new Postings();

  add(number: number, texts: readonly string[]): void {
    for (const unit of unitsOf(texts)) this.#numbers.add(unit, number);
  }

  remove(number: number, texts: readonly string[]): void {
    for (const unit of unitsOf(texts)) this.#numbers.remove(unit, number);
  }

  uniteInto(unit: number, into: Bits): void {
    this.#numbers.uniteInto(unit, into);
  }
}

function unitsOf(texts: readonly string[]): Set<number> {
  const units = new Set<number>();
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) units.add(text.charCodeAt(at));
  }
  return units;
}
