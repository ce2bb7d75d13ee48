import type { LibraryIngredient } from '@barspoon/contracts';
import { namesOf, normalize, type Vocabulary } from '@barspoon/mixology';
import type { DrinkShelf } from './drink-shelf.ts';
import { type Meaning, meanings } from './words.ts';

/** Something named in a question, and whether it was said that it should not be. */
export interface Named {
  meaning: Meaning;
  text: string;
  negated: boolean;
  /** Said of something that is bad for them, not of a liking. */
  harmful: boolean;
  /** An alternative to the one before: "gin or vodka". */
  orBefore: boolean;
  at: number;
}

interface Word {
  /** Lower case, no diacritics, no apostrophes. */
  plain: string;
  normal: string;
}
interface Span {
  from: number;
  to: number;
  text: string;
  /** The likeliest first. */
  meanings: Meaning[];
}

const maxWords = 7;

/** Lower case without diacritics and apostrophes; of punctuation commas and what ends a clause are left. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/[;:!?()\n]|\.(?!\d)|\s[-–—]+\s/g, ' , ')
    .replace(/,/g, ' , ')
    .replace(/[^\p{L}\p{N}.,]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (plain: string): Word[] =>
  plain
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ plain: word, normal: word === ',' ? ',' : normalize(word) }));

const negators = new Set(
  'no not without dont doesnt didnt never avoid skip minus except hate hates dislike isnt arent cant cannot nothing none neither nor exclude excluding excludes leave omit hold lack lacking missing wont sans non besides'.split(
    ' ',
  ),
);
const harms = new Set('allergic allergy allergies intolerant intolerance coeliac celiac'.split(' '));
const fillers = new Set(
  'a an any the too very of much more added fresh really all that have has had want like likes need eat drink stand do to contain contains containing include includes including with be is it in on out use using got raw so overly super extra actual liquid kind sort type please just my some anything taste tastes tasting got getting put from got'.split(
    ' ',
  ),
);
/** What is said behind a thing that should not be there: "egg free", "nut allergy". */
const freeBehind = new Set('free allergy allergies intolerance intolerant less allergic'.split(' '));
/** Positive words that end what a negation reaches. */
const turns = new Set('but with and or nor , then instead something'.split(' '));

const knownNames = new WeakMap<Vocabulary<LibraryIngredient>, ReadonlyMap<string, LibraryIngredient>>();

/** Every name of every ingredient, made once for each vocabulary. */
export function namesIn(vocabulary: Vocabulary<LibraryIngredient>): ReadonlyMap<string, LibraryIngredient> {
  const known = knownNames.get(vocabulary);
  if (known) return known;
  const names = new Map<string, LibraryIngredient>();
  for (const node of vocabulary.nodes)
    for (const name of namesOf(node)) if (!names.has(name)) names.set(name, node);
  knownNames.set(vocabulary, names);
  return names;
}

/** What a question names, in the order it is named. */
export class Reader {
  private readonly ingredients: ReadonlyMap<string, LibraryIngredient>;

  constructor(
    vocabulary: Vocabulary<LibraryIngredient>,
    private readonly shelf: DrinkShelf,
  ) {
    this.ingredients = namesIn(vocabulary);
  }

  /** @param plain what `plainText` made of the question */
  read(plain: string): Named[] {
    const words = wordsOf(plain);
    const spans = this.spansIn(words);
    const named: Named[] = [];
    let before: { span: Span; negated: boolean; harmful: boolean } | undefined;
    const endsInOr = chainsOf(words, spans);
    for (const [index, span] of spans.entries()) {
      const own = negationOf(words, span, spans[index - 1]);
      const link = before ? linkBetween(words, before.span, span) : null;
      const inherits =
        before?.negated &&
        !own.negated &&
        link !== null &&
        (link === 'or' || endsInOr.has(index) || alike(before.span, span));
      const negated = own.negated || (inherits ?? false);
      const harmful = own.harmful || (inherits === true && before?.harmful === true);
      for (const meaning of span.meanings)
        named.push({ meaning, text: span.text, negated, harmful, orBefore: link === 'or', at: span.from });
      before = { span, negated, harmful };
    }
    return named;
  }

  /** Known phrases, the longest first from left to right. */
  private spansIn(words: readonly Word[]): Span[] {
    const spans: Span[] = [];
    for (let from = 0; from < words.length; from++) {
      for (let length = Math.min(maxWords, words.length - from); length > 0; length--) {
        const part = words.slice(from, from + length);
        if (part.some(({ plain }) => plain === ',')) continue;
        const found = this.meaningsOf(part);
        if (found.length === 0) continue;
        const text = part.map(({ plain }) => plain).join(' ');
        spans.push({ from, to: from + length - 1, text, meanings: found });
        from += length - 1;
        break;
      }
    }
    return spans;
  }

  private meaningsOf(part: readonly Word[]): Meaning[] {
    const key = part.map(({ normal }) => normal).join(' ');
    const said = part.map(({ plain }) => plain).join(' ');
    if (notNames.has(said)) return [];
    const drink = this.shelf.named(key);
    const node = this.ingredients.get(key);
    const words = meanings.get(key) ?? [];
    const isAllergen = words.some(({ kind }) => kind === 'allergen');
    if (drink && !node && words.length === 0 && !commonWords.has(said))
      return [{ kind: 'drink', id: drink.id }];
    if (node && (words.length === 0 || isAllergen))
      return [{ kind: 'ingredient', slug: node.slug }, ...words.filter(({ kind }) => kind === 'allergen')];
    const isNamed = words.some((one) => one.kind === 'ingredient');
    if (words.length > 0)
      return node && !isNamed ? [...words, { kind: 'ingredient', slug: node.slug }] : [...words];
    if (part.length <= 2 && key.length > 3 && this.shelf.hasTag(key) && !commonWords.has(said))
      return [{ kind: 'tag', tag: key }];
    return [];
  }
}

/** Names of drinks and tags that are ordinary words too. */
const commonWords = new Set(
  'rose opera paradise casino conference illegal florida saturn valencia brooklyn harvard metropolitan honeymoon evening fun large loud green golden pink complex milk sour short comfort seasonal fruit spice spices salt drink classic ritual american british english cocktail'.split(
    ' ',
  ),
);
/** Phrases that only look like a name. */
const notNames = new Set([
  'what',
  'make',
  'date',
  'dates',
  'like',
  'mixed',
  'spirit',
  'spirits',
  'drink',
  'water',
  'ice',
  'ices',
]);

const isFree = (words: readonly Word[], at: number) => freeBehind.has(words[at]?.plain ?? '');

function negationOf(words: readonly Word[], span: Span, before: Span | undefined) {
  const behind = words[span.to + 1]?.plain ?? '';
  const isHarm = harms.has(behind);
  if (isFree(words, span.to + 1)) return { negated: true, harmful: isHarm || behind === 'free' };
  for (let at = span.from - 1; at >= 0 && at > (before?.to ?? -1); at--) {
    const word = words[at]?.plain ?? '';
    if (harms.has(word)) return { negated: true, harmful: true };
    const two = `${words[at - 1]?.plain ?? ''} ${word}`;
    if (two === 'out of' || two === 'instead of' || two === 'rather than' || two === 'other than')
      return { negated: true, harmful: false };
    if (two === 'free of' || two === 'free from') return { negated: true, harmful: true };
    if (negators.has(word)) return { negated: true, harmful: false };
    if (turns.has(word) && word !== 'with') break;
    if (!fillers.has(word)) break;
  }
  return { negated: false, harmful: false };
}

type Link = 'or' | 'and' | 'comma' | null;

/** How one thing is joined to the next, when nothing else stands between them. */
function linkBetween(words: readonly Word[], one: Span, next: Span): Link {
  const between = words.slice(one.to + 1, next.from).map(({ plain }) => plain);
  const joined = between
    .filter((word) => !['any', 'the', 'a', 'an', 'to', 'of', 'fresh', 'other'].includes(word))
    .join(' ');
  if (/^(?:, )?(?:or|nor)$/.test(joined)) return 'or';
  if (/^(?:, )?and$/.test(joined)) return 'and';
  return joined === ',' ? 'comma' : null;
}

/** Which things stand in a list that ends in "or": "no egg, dairy or nuts". */
function chainsOf(words: readonly Word[], spans: readonly Span[]): ReadonlySet<number> {
  const inChain = new Set<number>();
  let chain: number[] = [];
  for (let index = 1; index < spans.length; index++) {
    const [one, next] = [spans[index - 1] as Span, spans[index] as Span];
    const link = linkBetween(words, one, next);
    chain = link === 'comma' || link === 'or' ? [...chain, index] : [];
    if (link === 'or') for (const one of chain) inChain.add(one);
  }
  return inChain;
}

/** "no egg and dairy", "no nuts, no dairy": two of what people must not have. */
const alike = (one: Span, next: Span): boolean =>
  one.meanings.some(({ kind }) => kind === 'allergen') &&
  next.meanings.some(({ kind }) => kind === 'allergen');
