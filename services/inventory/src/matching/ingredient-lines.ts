import { isSwap, normalize, substitutesOf, type Vocabulary, type VocabularyNode } from '@barspoon/mixology';
import { NameOverlaps } from './name-overlaps.ts';
import type { Sliced } from './sliced.ts';

/** What a recipe needs or a bar has: a name, and the slug of the vocabulary when it is linked to one. */
export interface Named {
  name: string;
  ingredient: string | null;
}

/** A distinct ingredient line of the recipes. `node` is what the vocabulary takes it for, if it knows it. */
export interface IngredientLine extends Named {
  normal: string;
  node: VocabularyNode | undefined;
}

/** What stands in for a line's ingredient, by the slugs of both. */
export interface LineSwap {
  ingredient: string;
  use: string;
}

/** Bits of a bar's answer to a line. */
export const counted = 1;
export const met = 2;

/**
 * The distinct ingredient lines of all recipes under small numbers. A bar is compared with these, once each, through
 * the vocabulary's graph and the words they share, never item by line. The rule itself is the vocabulary's `satisfies`.
 */
export class IngredientLines {
  #vocabulary: Vocabulary;
  readonly #numbers = new Map<string, number>();
  readonly #lines: IngredientLine[] = [];
  readonly #uses: number[] = [];
  readonly #free: number[] = [];
  #counted = new Uint8Array(256);
  /** Lines the vocabulary knows by slug of their node; then the names of these, and of those it does not know. */
  #byNode = new Map<string, Set<number>>();
  #knownNames = new NameOverlaps();
  #unknownNames = new NameOverlaps();
  /** What may be swapped in, by slug of what it stands in for; found out when it is first asked for. */
  #swaps = new Map<string, readonly string[]>();
  /** Raised whenever there are other lines than before, or they mean something else. */
  revision = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary;
  }

  /** Above every number given. */
  get end(): number {
    return this.#lines.length;
  }

  line(number: number): IngredientLine {
    return this.#lines[number]!;
  }

  /** The line's number, for one use more of it. */
  take({ name, ingredient }: Named): number {
    const key = keyOf({ name, ingredient });
    const number = this.#numbers.get(key) ?? this.#free.pop() ?? this.#lines.length;
    this.#uses[number] = (this.#uses[number] ?? 0) + 1;
    if (this.#numbers.has(key)) return number;
    this.#numbers.set(key, number);
    this.#file(number, { name, ingredient });
    return number;
  }

  release(number: number): void {
    this.#uses[number]! -= 1;
    if (this.#uses[number]! > 0) return;
    const line = this.line(number);
    this.#numbers.delete(keyOf(line));
    this.#knownNames.remove(number);
    this.#unknownNames.remove(number);
    this.#counted[number] = 0;
    if (line.node) this.#byNode.get(line.node.slug)?.delete(number);
    this.#free.push(number);
    this.revision += 1;
  }

  useVocabulary(vocabulary: Vocabulary): void {
    this.#vocabulary = vocabulary;
    this.#byNode = new Map();
    this.#swaps = new Map();
    this.#knownNames = new NameOverlaps();
    this.#unknownNames = new NameOverlaps();
    for (const number of this.#numbers.values()) this.#file(number, this.line(number));
    this.revision += 1;
  }

  /** For every line whether it counts at all (staples do not) and whether the bar meets it. Implements MATCH-03. */
  *answersOf(bar: readonly Named[]): Sliced<Uint8Array> {
    const answers = this.#counted.slice(0, this.end);
    for (const item of bar) {
      this.#answer(item, answers);
      yield;
    }
    return answers;
  }

  /**
   * For every line that counts and is not met, what the bar has in its place, the best of it; such lines are noted as
   * met. Only what the vocabulary knows is swapped: of another thing nobody can say how much to take.
   */
  *swapsOf(bar: readonly Named[], answers: Uint8Array): Sliced<Map<number, LineSwap>> {
    const covered = new Set<string>();
    for (const item of bar) {
      const node = this.#vocabulary.nodeOf(item);
      if (node) for (const slug of this.#vocabulary.covers(node.slug)) covered.add(slug);
      yield;
    }
    const swaps = new Map<number, LineSwap>();
    for (const [ingredient, numbers] of this.#byNode) {
      const use = this.#swapsFor(ingredient).find((slug) => covered.has(slug));
      if (use === undefined) continue;
      for (const number of numbers) {
        if (answers[number] !== counted) continue;
        answers[number] = counted | met;
        swaps.set(number, { ingredient, use });
      }
    }
    return swaps;
  }

  #swapsFor(slug: string): readonly string[] {
    const known = this.#swaps.get(slug);
    if (known) return known;
    const found = substitutesOf(slug, this.#vocabulary)
      .filter(isSwap)
      .map(({ use }) => use);
    this.#swaps.set(slug, found);
    return found;
  }

  #answer(item: Named, answers: Uint8Array): void {
    const markAll = (numbers: Iterable<number>) => {
      for (const number of numbers) if (answers[number] === counted) answers[number] = counted | met;
    };
    const node = this.#vocabulary.nodeOf(item);
    const name = normalize(item.name);
    markAll(this.#unknownNames.overlapping(name));
    if (!node) markAll(this.#knownNames.overlapping(name));
    else for (const slug of this.#vocabulary.covers(node.slug)) markAll(this.#byNode.get(slug) ?? []);
  }

  /** How often lines ask for a node, for a kind of it or for what is made from it, by slug. */
  usesBySlug(): Map<string, number> {
    const uses = new Map<string, number>();
    for (const number of this.#numbers.values()) {
      const { node } = this.line(number);
      if (!node) continue;
      for (const slug of this.#askedWith(node))
        uses.set(slug, (uses.get(slug) ?? 0) + (this.#uses[number] ?? 0));
    }
    return uses;
  }

  /** The node itself, what it comes from, and what any of these is a kind of. */
  #askedWith(node: VocabularyNode): Set<string> {
    const slugs = new Set<string>();
    let source: VocabularyNode | undefined = node;
    while (source && !slugs.has(source.slug)) {
      slugs.add(source.slug);
      for (const { slug } of this.#vocabulary.ancestors(source.slug)) slugs.add(slug);
      source = source.madeFrom === undefined ? undefined : this.#vocabulary.get(source.madeFrom);
    }
    return slugs;
  }

  /** Unknown lines whose names overlap with this one at words. */
  unknownOverlapping(normal: string): Set<number> {
    return this.#unknownNames.overlapping(normal);
  }

  #file(number: number, { name, ingredient }: Named): void {
    const node = this.#vocabulary.nodeOf({ name, ingredient });
    const normal = normalize(name);
    this.#lines[number] = { name, ingredient, normal, node };
    if (number >= this.#counted.length) this.#growCounted();
    this.#counted[number] = node?.staple ? 0 : counted;
    if (node) {
      this.#knownNames.add(number, normal);
      const same = this.#byNode.get(node.slug);
      if (same) same.add(number);
      else this.#byNode.set(node.slug, new Set([number]));
    } else {
      this.#unknownNames.add(number, normal);
    }
    this.revision += 1;
  }

  #growCounted(): void {
    const grown = new Uint8Array(this.#counted.length * 2);
    grown.set(this.#counted);
    this.#counted = grown;
  }
}

const keyOf = ({ name, ingredient }: Named): string => `${ingredient ?? ''}\n${name}`;
