import type { LibraryIngredient } from '@barspoon/contracts';
import { normalize } from './normalize.ts';

/** What the graph needs to know of an ingredient; a whole `LibraryIngredient` fits. */
export type VocabularyNode = Pick<LibraryIngredient, 'slug' | 'name'> &
  Partial<
    Pick<
      LibraryIngredient,
      'aliases' | 'parent' | 'madeFrom' | 'group' | 'staple' | 'substitutes' | 'preparation'
    >
  >;

/** Something owned or needed: a name as a member typed it, and the vocabulary slug it is linked to, if any. */
export interface NamedIngredient {
  name: string;
  ingredient?: string | null | undefined;
}

/** A compiled vocabulary. `N` is the caller's node type, handed back by `get` and `resolve`. */
export interface Vocabulary<N extends VocabularyNode = VocabularyNode> {
  readonly nodes: readonly N[];
  get(slug: string): N | undefined;
  /** The node a free name means, or undefined when the vocabulary does not know it. */
  resolve(name: string): N | undefined;
  /** The node that something is: the one it is linked to, else the one its name means. */
  nodeOf(thing: NamedIngredient): N | undefined;
  /** What a node is a kind of, nearest first. */
  ancestors(slug: string): N[];
  /** Slugs of a node and everything that is a kind of it, near and far; nothing for an unknown one. */
  kindsOf(slug: string): ReadonlySet<string>;
  /** Whether owning `owned` covers a recipe's line `needed`. Implements MATCH-03. */
  satisfies(owned: NamedIngredient | string, needed: NamedIngredient | string): boolean;
  /** Slugs of every node that owning this node covers; the same rule as `satisfies`, for compiling a bar. */
  covers(slug: string): ReadonlySet<string>;
}

/** Words after which the head of a name stands before them: "cream of coconut" is no coconut. */
const connectives = new Set(['of', 'in', 'with', 'without', 'and', 'or', 'for', 'de', 'di', 'from']);
const negation = /\b(?:non alcoholic|alcohol free|zero proof|dealcoholised|virgin)\b/;

/**
 * Compiles vocabulary nodes into a graph that knows names and kinship.
 *
 * The one rule of matching: when both names are known, an owned node covers a needed one if they are the same, if
 * either is a kind of the other (bourbon and whiskey, both ways), or if the needed one is made from something the owned
 * one covers (a lime gives juice, wedge and twist). Nodes that only gather their kinds are never covered by being owned.
 * When either name is unknown, the shorter must occur in the longer at word boundaries, letter case, diacritics and
 * plurals aside. Implements MATCH-03 with the reading of design §8.
 */
export function compileVocabulary<N extends VocabularyNode>(nodes: readonly N[]): Vocabulary<N> {
  const bySlug = new Map(nodes.map((node) => [node.slug, node]));
  const byName = indexNames(nodes);
  const coverage = new Map<string, ReadonlySet<string>>();

  const get = (slug: string) => bySlug.get(slug);

  const ancestors = (slug: string): N[] => {
    const line: N[] = [];
    let parent = get(slug)?.parent;
    while (parent) {
      const node = get(parent);
      if (!node || line.includes(node)) break;
      line.push(node);
      parent = node.parent;
    }
    return line;
  };
  const isKindOf = (kind: N, of: N) => ancestors(kind.slug).includes(of);

  const sources = (slug: string): N[] => {
    const chain: N[] = [];
    for (
      let node = get(slug);
      node && !chain.includes(node);
      node = node.madeFrom ? get(node.madeFrom) : undefined
    ) {
      chain.push(node);
    }
    return chain;
  };

  const nodeCovers = (owned: N, needed: N): boolean =>
    !owned.group &&
    sources(needed.slug).some(
      (source) => owned === source || isKindOf(owned, source) || isKindOf(source, owned),
    );

  const resolve = (name: string) => resolveNormalized(normalize(name), byName);
  const nodeOf = (thing: NamedIngredient) =>
    (thing.ingredient && get(thing.ingredient)) || resolve(thing.name);

  return {
    nodes,
    get,
    resolve,
    nodeOf,
    ancestors,
    kindsOf(slug) {
      const whole = get(slug);
      const kinds = whole ? nodes.filter((node) => node === whole || isKindOf(node, whole)) : [];
      return new Set(kinds.map((node) => node.slug));
    },
    satisfies(owned, needed) {
      const have = named(owned);
      const want = named(needed);
      const haveNode = nodeOf(have);
      const wantNode = nodeOf(want);
      if (haveNode && wantNode) return nodeCovers(haveNode, wantNode);
      return overlapAtWords(normalize(have.name), normalize(want.name));
    },
    covers(slug) {
      const known = coverage.get(slug);
      if (known) return known;
      const owned = get(slug);
      const covered = new Set(
        owned ? nodes.filter((node) => nodeCovers(owned, node)).map((node) => node.slug) : [],
      );
      coverage.set(slug, covered);
      return covered;
    },
  };
}

/** The names a node answers to, in normal form: its name, its aliases and its slug. */
export function namesOf(node: VocabularyNode): string[] {
  return [...new Set([node.name, ...(node.aliases ?? []), node.slug].map(normalize))];
}

/** Whether one text occurs in the other between word boundaries; both in normal form, empty text never does. */
export function overlapAtWords(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}

function indexNames<N extends VocabularyNode>(nodes: readonly N[]): Map<string, N> {
  const byName = new Map<string, N>();
  for (const node of nodes) {
    for (const name of namesOf(node)) {
      if (!byName.has(name)) byName.set(name, node);
    }
  }
  return byName;
}

/**
 * English puts the kind last, so an unknown name means the longest known name it ends with: "Fever-Tree Ginger Beer"
 * is a ginger beer, never ginger and never beer. A name that says it has no alcohol keeps saying so.
 */
function resolveNormalized<N>(name: string, byName: ReadonlyMap<string, N>): N | undefined {
  const words = name.split(' ');
  for (let start = 0; start < words.length; start++) {
    const before = words[start - 1];
    if (before !== undefined && connectives.has(before)) return undefined;
    const tail = words.slice(start).join(' ');
    if (negation.test(name) && !negation.test(tail)) return undefined;
    const node = byName.get(tail);
    if (node) return node;
  }
  return undefined;
}

function named(thing: NamedIngredient | string): NamedIngredient {
  return typeof thing === 'string' ? { name: thing } : thing;
}
