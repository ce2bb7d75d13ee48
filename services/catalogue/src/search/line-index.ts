import { type Bits, eachBit, Postings, Sequences, wordsFor } from '@barspoon/collections';
import { ShortGrams } from './short-grams.ts';
import type { Term } from './term.ts';
import { TextIndex } from './text-index.ts';

/**
 * Finds recipes by short texts many of them share (ingredient lines, tags, categories): every distinct line is stored
 * and searched once, regardless of how many recipes have it.
 */
export class LineIndex {
  readonly #texts = new TextIndex();
  readonly #numbers = new Map<string, number>();
  readonly #lines: string[] = [];
  readonly #free: number[] = [];
  readonly #recipesOfLine = new Postings();
  readonly #linesOfRecipe = new Sequences();
  readonly #grams = new ShortGrams();

  get distinctLines(): number {
    return this.#numbers.size;
  }

  /** The lines must be folded; the recipe must have none yet. */
  add(recipe: number, lines: readonly string[]): void {
    this.#grams.add(recipe, lines);
    const numbers = Array.from(new Set(lines), (text) => this.#intern(text));
    this.#linesOfRecipe.set(recipe, numbers);
    for (const line of numbers) this.#recipesOfLine.add(line, recipe);
  }

  remove(recipe: number): void {
    const numbers = this.#linesOfRecipe.get(recipe);
    this.#grams.remove(
      recipe,
      numbers.map((line) => this.#lines[line]!),
    );
    this.#linesOfRecipe.remove(recipe);
    for (const line of numbers) {
      this.#recipesOfLine.remove(line, recipe);
      if (this.#recipesOfLine.count(line) === 0) this.#release(line);
    }
  }

  /** Adds every recipe with a line that contains the term to `found`. */
  find(term: Term, found: Bits): void {
    if (ShortGrams.canFind(term.text)) {
      this.#grams.uniteInto(term.text, found);
      return;
    }
    const scratch = () => new Uint32Array(wordsFor(this.#lines.length));
    const lines = scratch();
    this.#texts.find(term, lines, scratch);
    eachBit(lines, (line) => this.#recipesOfLine.uniteInto(line, found));
  }

  #intern(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const line = this.#free.pop() ?? this.#lines.length;
    this.#numbers.set(text, line);
    this.#lines[line] = text;
    this.#texts.add(line, text);
    return line;
  }

  #release(line: number): void {
    this.#numbers.delete(this.#lines[line]!);
    this.#texts.remove(line);
    this.#free.push(line);
  }
}
