import { normalize, type VocabularyNode } from '@barspoon/mixology';
import type { IngredientLines } from './ingredient-lines.ts';
import { NameOverlaps } from './name-overlaps.ts';
import type { Sliced } from './sliced.ts';

/**
 * What could be bought to meet a line: any node of the vocabulary that is a thing of its own and not always at hand, or
 * a line's own name where the vocabulary does not know it.
 */
export interface Purchase {
  ingredient: string | null;
  name: string;
  node: VocabularyNode | undefined;
}

/**
 * Which purchases meet which lines, worked out line by line when asked and kept until the lines change. `prepare` comes
 * before anything else is asked.
 */
export class Purchases {
  readonly #lines: IngredientLines;
  #revision = -1;
  #nodes: Purchase[] = [];
  #byNode = new Map<string, Purchase[]>();
  #nodeNames = new NameOverlaps();
  #unknown = new Map<string, Purchase>();
  #meeting: (readonly Purchase[] | undefined)[] = [];

  constructor(lines: IngredientLines) {
    this.#lines = lines;
  }

  /** Forgets what no longer holds. */
  *prepare(): Sliced<void> {
    const { vocabulary, revision } = this.#lines;
    if (this.#revision === revision) return;
    const nodes = vocabulary.nodes
      .filter((node) => !node.group && !node.staple)
      .map((node): Purchase => ({ ingredient: node.slug, name: node.name, node }));
    const byNode = new Map<string, Purchase[]>();
    const nodeNames = new NameOverlaps();
    for (const [at, purchase] of nodes.entries()) {
      nodeNames.add(at, normalize(purchase.name));
      for (const slug of vocabulary.covers(purchase.ingredient ?? '')) {
        const others = byNode.get(slug);
        if (others) others.push(purchase);
        else byNode.set(slug, [purchase]);
      }
      yield;
    }
    this.#nodes = nodes;
    this.#byNode = byNode;
    this.#nodeNames = nodeNames;
    this.#unknown = new Map();
    this.#meeting = [];
    this.#revision = revision;
  }

  /** The purchases that each alone meet this line. */
  meeting(line: number): readonly Purchase[] {
    const known = this.#meeting[line];
    if (known) return known;
    const { node, normal } = this.#lines.line(line);
    const named = Array.from(this.#lines.unknownOverlapping(normal), (other) => this.#unknownPurchase(other));
    const nodes = node
      ? (this.#byNode.get(node.slug) ?? [])
      : Array.from(this.#nodeNames.overlapping(normal), (at) => this.#nodes[at]!);
    const meeting = [...new Set([...nodes, ...named])];
    this.#meeting[line] = meeting;
    return meeting;
  }

  /** Whether a line asks for a kind of this purchase: who buys some vermouth has either a dry or a sweet one. */
  isKindOf({ node }: Purchase, line: number): boolean {
    const asked = this.#lines.line(line).node;
    if (!node || !asked) return false;
    return this.#lines.vocabulary.ancestors(asked.slug).includes(node);
  }

  /** Whether the line is this purchase by name, or something made from it. */
  isAskedFor({ node, name }: Purchase, line: number): boolean {
    const needed = this.#lines.line(line);
    if (!node || !needed.node) return node === needed.node && normalize(name) === needed.normal;
    const { vocabulary } = this.#lines;
    const seen = new Set<VocabularyNode>();
    let source: VocabularyNode | undefined = needed.node;
    while (source && source !== node && !seen.has(source)) {
      seen.add(source);
      source = source.madeFrom === undefined ? undefined : vocabulary.get(source.madeFrom);
    }
    return source === node;
  }

  /** Purchases that could stand for this one, or for what is made from it, or this one for them, by the vocabulary. */
  kinOf({ node }: Purchase): Purchase[] {
    if (!node) return [];
    const covered = this.#lines.vocabulary.covers(node.slug);
    const coveredToo = this.#nodes.filter(({ ingredient }) => ingredient !== null && covered.has(ingredient));
    const made = coveredToo.flatMap((purchase) =>
      purchase.node?.madeFrom === node.slug ? purchase.node : [],
    );
    return [...coveredToo, ...[node, ...made].flatMap(({ slug }) => this.#byNode.get(slug) ?? [])];
  }

  /** One for all spellings of a name; it goes by the first of them. */
  #unknownPurchase(line: number): Purchase {
    const { name, normal } = this.#lines.line(line);
    const known = this.#unknown.get(normal);
    if (known) {
      if (name < known.name) known.name = name;
      return known;
    }
    const purchase = { ingredient: null, name, node: undefined };
    this.#unknown.set(normal, purchase);
    return purchase;
  }
}
