import type { LibraryIngredient } from '@barspoon/contracts';
import { namesOf, normalize, type Vocabulary } from '@barspoon/mixology';
import { brands, saidBrands } from '@barspoon/mixology/brands';
import type { Drink } from './drink.ts';
import type { DrinkShelf } from './drink-shelf.ts';
import { NearNames } from './near-names.ts';
import {
  clauseNegators,
  harmsThem,
  harmWords,
  negatesBefore,
  negators,
  notForThem,
  turnWords,
} from './negations.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { plainText } from './plain-text.ts';
import { plainWords } from './spoken/plain-words.ts';
import { type Meaning, meanings } from './words.ts';

/** Something named in a question, and whether it was said that it should not be. */
export interface Named {
  meaning: Meaning;
  text: string;
  negated: boolean;
  /** What it was taken for, where it was written wrong. */
  meantAs?: string;
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
  meantAs?: string;
}

const maxWords = 7;
const maxNearWords = 4;

const wordsOf = (plain: string): Word[] =>
  plain
    // "No. 2" numbers a drink and denies nothing.
    .replace(/\bno (?=\d+\b(?! (?:percent|abv|proof|ingredients?|minutes?)))/g, 'nr ')
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ plain: word, normal: word === ',' ? ',' : normalize(word === 'nr' ? 'no' : word) }));

const knownNames = new WeakMap<Vocabulary<LibraryIngredient>, ReadonlyMap<string, LibraryIngredient>>();

/** Every name of every ingredient, made once for each vocabulary. */
export function namesIn(vocabulary: Vocabulary<LibraryIngredient>): ReadonlyMap<string, LibraryIngredient> {
  const known = knownNames.get(vocabulary);
  if (known) return known;
  const names = new Map<string, LibraryIngredient>();
  for (const node of vocabulary.nodes)
    for (const name of namesOf(node)) if (!names.has(name)) names.set(name, node);
  for (const [brand, slug] of [...brands, ...saidBrands]) {
    const node = vocabulary.get(slug);
    const name = normalize(brand);
    if (node && !names.has(name)) names.set(name, node);
  }
  knownNames.set(vocabulary, names);
  return names;
}

const nearNames = new WeakMap<Vocabulary<LibraryIngredient>, NearNames<LibraryIngredient>>();

function nearIngredients(vocabulary: Vocabulary<LibraryIngredient>): NearNames<LibraryIngredient> {
  const known = nearNames.get(vocabulary);
  if (known) return known;
  const names = new NearNames<LibraryIngredient>();
  for (const [name, node] of namesIn(vocabulary)) names.put(name, node);
  nearNames.set(vocabulary, names);
  return names;
}

const namedWords = new WeakMap<Vocabulary<LibraryIngredient>, ReadonlySet<string>>();

function wordsOfNames(vocabulary: Vocabulary<LibraryIngredient>): ReadonlySet<string> {
  const words =
    namedWords.get(vocabulary) ??
    new Set(
      [...namesIn(vocabulary).keys(), ...vocabulary.nodes.map(({ name }) => plainText(name))].flatMap(
        (name) => name.split(' '),
      ),
    );
  namedWords.set(vocabulary, words);
  return words;
}

/** Whether a word, lower case and without diacritics, is part of an ingredient's name. */
export const isNamed = (word: string, vocabulary: Vocabulary<LibraryIngredient>): boolean =>
  wordsOfNames(vocabulary).has(word);

/** Whether a word may become part of an ingredient's name when it is typed to its end. */
export function beginsName(word: string, vocabulary: Vocabulary<LibraryIngredient>): boolean {
  const words = wordsOfNames(vocabulary);
  return word.length > 2 && !words.has(word) && words.values().some((one) => one.startsWith(word));
}

/** What a question names, in the order it is named. */
export class Reader {
  private readonly ingredients: ReadonlyMap<string, LibraryIngredient>;
  private readonly shelf: DrinkShelf;
  private readonly vocabulary: Vocabulary<LibraryIngredient>;
  private readonly unfinished: string | undefined;

  /** @param unfinished a word that is still being typed, and not to be taken for another */
  constructor(vocabulary: Vocabulary<LibraryIngredient>, shelf: DrinkShelf, unfinished?: string) {
    this.unfinished = unfinished;
    this.ingredients = namesIn(vocabulary);
    this.shelf = shelf;
    this.vocabulary = vocabulary;
  }

  /** @param plain what `plainText` made of the question */
  read(plain: string): Named[] {
    const words = wordsOf(plain);
    const spans = this.spansIn(words);
    const named: Named[] = [];
    let before: (Negation & { span: Span }) | undefined;
    const inChain = chainsOf(words, spans);
    const isHarmful = this.listedBeforeNo(words, spans);
    for (const [index, span] of spans.entries()) {
      const own = isHarmful.has(index)
        ? { ...unwanted, harmful: true }
        : negationOf(words, span, before?.span, spans[index + 1]);
      const link = before ? linkBetween(words, before.span, span) : null;
      const inherits =
        before?.negated === true &&
        !own.negated &&
        !endsInNo(words, span) &&
        (link === 'or' ||
          ((link === 'and' || inChain.has(index)) && !isOtherWish(before.span, span)) ||
          (link === 'comma' &&
            (alike(before.span, span) || (before.harmful && before.lists && this.isMild(span)))) ||
          (before.reaches && !turnsBetween(words, before.span, span)));
      const negation: Negation = {
        negated: own.negated || inherits,
        harmful: own.harmful || (inherits && before?.harmful === true),
        reaches: own.reaches || (inherits && before?.reaches === true),
        lists: own.lists || (inherits && before?.lists === true),
      };
      const { negated, harmful } = negation;
      for (const meaning of span.meanings)
        named.push({
          meaning,
          text: span.text,
          negated,
          harmful,
          orBefore: link === 'or',
          at: span.from,
          ...(span.meantAs !== undefined && { meantAs: span.meantAs }),
        });
      before = { span, ...negation };
    }
    return named;
  }

  /** Something without alcohol: what people are allergic to. */
  private isMild({ meanings: all }: Span): boolean {
    return all.some(
      (one) =>
        one.kind === 'allergen' ||
        (one.kind === 'ingredient' &&
          [...this.ingredients.values()].some(({ slug, abv }) => slug === one.slug && abv === 0)),
    );
  }

  /** What a no or an allergy is said of that nobody here knows. */
  unknownNos(plain: string): { unwanted: string[]; harmful: string[] } {
    const words = wordsOf(plain);
    const spans = this.spansIn(words);
    const isSpan = (at: number) => spans.some(({ from, to }) => at >= from && at <= to);
    const unwanted: string[] = [];
    const harmful: string[] = [];
    for (const [at, { plain: word }] of words.entries()) {
      const isHarm = harmWords.has(word);
      if (word === behindItsList) {
        unwanted.push(...this.unknownInList(words, at, spans));
        continue;
      }
      if (!isHarm && !negators.has(word)) continue;
      const behind = clauseFrom(words, at + 1);
      const before = isHarm ? clauseBefore(words, at - 1) : [];
      // "Corn allergy, bourbon": it is said of the corn.
      const subject = at - 1;
      if (
        allergyNouns.has(word) &&
        subject >= 0 &&
        !isSpan(subject) &&
        !negators.has(words[subject]?.plain ?? '') &&
        words[subject]?.plain !== ',' &&
        !isOrdinary(words[subject]?.plain ?? '', true)
      ) {
        harmful.push(words[subject]?.plain ?? '');
        continue;
      }
      const isOpen = (one: number) => !isOrdinary(words[one]?.plain ?? '', isHarm);
      const open = (behind.some(isOpen) ? behind : before)
        .filter(isOpen)
        .map((one) => words[one]?.plain ?? '');
      const isBesideKnown = [...behind, ...before].some(isSpan);
      const items = isBesideKnown || isHarm ? this.unknownInList(words, at, spans) : [];
      (isHarm ? harmful : unwanted).push(...(isBesideKnown || items.length > 0 ? items : open));
    }
    return { unwanted: [...new Set(unwanted)], harmful: [...new Set(harmful)] };
  }

  /**
   * What stands in a list before an allergy or a "free": "an egg, milk and nut allergy", "egg and dairy free". A spirit there
   * is wished for, as is what something is to be made with: "with lime and dairy free".
   */
  private listedBeforeNo(words: readonly Word[], spans: readonly Span[]): ReadonlySet<number> {
    const found = new Set<number>();
    for (let index = spans.length - 2; index >= 0; index--) {
      const [span, next] = [spans[index], spans[index + 1]];
      if (!span || !next) continue;
      const link = linkBetween(words, span, next);
      const behind = words[next.to + 1]?.plain ?? '';
      const isMild = this.isMild(span);
      const isOfAllergy =
        (allergyNouns.has(behind) || found.has(index + 1)) &&
        link !== null &&
        (isMild || span.meanings.some(({ kind }) => kind === 'tag'));
      const isOfFree =
        (endsNos.has(behind) || endsInNo(words, next)) &&
        (link === 'and' || link === 'or') &&
        words[span.from - 1]?.plain !== 'with' &&
        (next.meanings.some(({ kind }) => isListed.has(kind)) ? isMild : this.isAllergen(span));
      if (isOfAllergy || isOfFree) found.add(index);
    }
    return found;
  }

  /** What some people must not have. */
  private isAllergen({ meanings: all }: Span): boolean {
    return all.some(
      (one) =>
        one.kind === 'allergen' ||
        (one.kind === 'ingredient' && (this.vocabulary.get(one.slug)?.allergens.length ?? 0) > 0),
    );
  }

  /** Of what is listed with something known what is not: "allergic to kiwi and latex", "a latex and nut allergy". */
  private unknownInList(words: readonly Word[], no: number, spans: readonly Span[]): string[] {
    const { plain: said = '' } = words[no] ?? {};
    const isHarm = harmWords.has(said);
    const isBehind = said === behindItsList;
    const partAt = (at: number): ListPart => {
      const word = words[at]?.plain ?? '';
      const span = spans.find(({ from, to }) => at >= from && at <= to);
      if (span && (isHarm || isBehind) && this.isKindOfThing(span)) return 'open';
      if (span) return span.meanings.some(({ kind }) => isListed.has(kind)) ? 'known' : 'skipped';
      if (listSeparators.has(word) || (isHarm && word === 'to')) return 'separator';
      const isAfterSeparator = listSeparators.has(words[at - 1]?.plain ?? '');
      if (beforeItems.has(word) || (word === 'with' && isAfterSeparator)) return 'skipped';
      return negators.has(word) || isOrdinary(word, isHarm) ? 'small' : 'open';
    };
    const behind = isBehind ? [] : range(no + 1, words.length);
    const end = behind.find(
      (at) => turnsList.has(words[at]?.plain ?? '') || (!isHarm && words[at]?.plain === ','),
    );
    const items = unknownItems(words, behind.slice(0, end === undefined ? undefined : end - no - 1), partAt);
    const isOfBoth = /^(?:to )?(?:both|all)\b/.test(plainOf(words.slice(no + 1, no + 4)));
    if (!allergyNouns.has(said) && !isBehind && !isOfBoth) return items;
    const before = range(0, no).reverse();
    const start = isOfBoth ? -1 : before.findIndex((at) => words[at]?.plain === ',');
    return [...items, ...unknownItems(words, start < 0 ? before : before.slice(0, start), partAt)];
  }

  /** A tag that says what something is and not how: "corn" for purple corn. Nothing says where it may be hidden. */
  private isKindOfThing({ meanings: all, text }: Span): boolean {
    return (
      all.every(({ kind }) => kind === 'tag') &&
      [...this.ingredients.keys()].some((name) => name.endsWith(` ${text}`))
    );
  }

  /** Known phrases, the longest first from left to right. */
  private spansIn(words: readonly Word[]): Span[] {
    const exact: Span[] = [];
    for (let from = 0; from < words.length; from++) {
      const span = this.spanAt(words, from, (part) => this.meaningsOf(part));
      if (!span) continue;
      exact.push(span);
      from = span.to;
    }
    return [...exact, ...this.nearSpansIn(words, exact)].sort((one, other) => one.from - other.from);
  }

  /** Names that are written wrong, between what is known as it is written. */
  private nearSpansIn(words: readonly Word[], exact: readonly Span[]): Span[] {
    const near: Span[] = [];
    for (let from = 0; from < words.length; from++) {
      const next = exact.find((span) => span.to >= from);
      if (next && next.from <= from) {
        from = next.to;
        continue;
      }
      const span = this.nearSpanAt(words.slice(0, next ? next.from : undefined), from);
      if (!span) continue;
      near.push(span);
      from = span.to;
    }
    return near;
  }

  private spanAt(
    words: readonly Word[],
    from: number,
    meaningsOf: (part: readonly Word[]) => Meaning[],
  ): Span | null {
    for (let length = Math.min(maxWords, words.length - from); length > 0; length--) {
      const part = words.slice(from, from + length);
      if (part.some(({ plain }) => plain === ',')) continue;
      const found = meaningsOf(part);
      if (found.length > 0)
        return {
          from,
          to: from + length - 1,
          text: part.map(({ plain }) => plain).join(' '),
          meanings: found,
        };
    }
    return null;
  }

  /** A name that is written wrong: only where a word is no ordinary one. */
  private nearSpanAt(words: readonly Word[], from: number): Span | null {
    const isStrange = ({ plain, normal }: Word) =>
      plain.length >= 4 &&
      !/\d/.test(plain) &&
      !isOrdinary(plain, false) &&
      !ordinaryWords.has(plain) &&
      !negators.has(plain) &&
      !turnWords.has(plain) &&
      !harmWords.has(plain) &&
      !notNames.has(plain) &&
      !meanings.has(normal) &&
      plain !== this.unfinished &&
      !this.shelf.hasWord(plain);
    if (!words.slice(from, from + maxNearWords).some(isStrange)) return null;
    let meantAs: string | undefined;
    const found = this.spanAt(words.slice(0, from + maxNearWords), from, (part) => {
      if (!part.some(isStrange) || part.some(({ plain }) => negators.has(plain) || turnWords.has(plain)))
        return [];
      if (beforeNames.has(part[0]?.plain ?? '')) return [];
      const text = part.map(({ plain }) => plain).join('');
      const drink = this.shelf.near(text);
      const node = drink ? undefined : nearIngredients(this.vocabulary).find(text);
      meantAs = drink?.name ?? node?.name;
      if (drink) return [{ kind: 'drink', id: drink.id }];
      return node ? [{ kind: 'ingredient', slug: node.slug }] : [];
    });
    return found && { ...found, ...(meantAs !== undefined && { meantAs }) };
  }

  /** Who asks for a coffee cocktail wants coffee, not the Porto Flip, which was called one for its color. */
  private namesWhatItLacks(key: string, drink: Drink): boolean {
    const [, name = ''] = /^(.+) cocktail$/.exec(key) ?? [];
    const node = this.ingredients.get(name);
    return node !== undefined && normalize(drink.name) !== key && !drink.touches.has(node.slug);
  }

  private meaningsOf(part: readonly Word[]): Meaning[] {
    const key = part.map(({ normal }) => normal).join(' ');
    const said = part.map(({ plain }) => plain).join(' ');
    if (notNames.has(said)) return [];
    const named = this.shelf.named(key);
    const drink = named && this.namesWhatItLacks(key, named) ? undefined : named;
    // "Pine apple" is one word.
    const known =
      this.ingredients.get(key) ??
      (part.length === 2 ? this.ingredients.get(key.replace(' ', '')) : undefined);
    // Of what no drink has, the drink of that name is meant: a Pink Gin.
    const node = drink && known && this.shelf.maxTouching([known.slug]) === 0 ? undefined : known;
    const words = meanings.get(key) ?? [];
    const isAllergen = words.some(({ kind }) => kind === 'allergen');
    // The Sazerac is a drink before it is a rye.
    const isBrand = node !== undefined && !namesOf(node).includes(key);
    if (drink && (!node || isBrand) && words.length === 0 && !commonWords.has(said))
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
/** "Egg and dairy free": a no that stands behind all that it is said of. */
const behindItsList = 'free';
/** What stands between the things of a list. */
const listSeparators = new Set([',', 'and', 'or', 'nor', 'called', 'named']);
/** Small words before a thing of a list; of other languages too, which are not translated there. */
const beforeItems = new Set(
  'a an the any all also some my to of au aux le la les el los las al alla allo alle ai den dem das der die il lo gli i auch aussi anche tambien'.split(
    ' ',
  ),
);
/** Small words with which something else begins behind a list. */
const listEnds = new Set(
  'what which so can could would please thanks is are any something anything but i im we my recommend suggest too either also'.split(
    ' ',
  ),
);
/** With these a list is over. */
const turnsList = new Set('but then instead give gimme make show want however'.split(' '));
/** Meanings that stand for a thing of a list; a taste or a color is said of what follows it. */
const isListed: ReadonlySet<Meaning['kind']> = new Set([
  'ingredient',
  'allergen',
  'harm',
  'alcohol',
  'drink',
]);

/** "Dairy free", "non alcoholic": it says a no of its own. */
const endsInNo = (words: readonly Word[], { to, meanings: all }: Span): boolean =>
  endsNos.has(words[to]?.plain ?? '') || all.some(({ kind }) => kind === 'dry');

type ListPart = 'known' | 'skipped' | 'separator' | 'small' | 'open';

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);
const plainOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

/**
 * The things of a list that nothing is known of: one word or two behind a separator, with nothing but small words around
 * them. @param places of the words, in the order in which they are read
 */
function unknownItems(
  words: readonly Word[],
  places: readonly number[],
  partAt: (at: number) => ListPart,
): string[] {
  const isBackward = (places[0] ?? 0) > (places.at(-1) ?? 0);
  const part = (index: number) => (index < places.length ? partAt(places[index] as number) : 'separator');
  const plain = (index: number) => words[places[index] ?? -1]?.plain ?? '';
  const isEnd = (index: number) =>
    (part(index) === 'separator' && plain(index) !== 'to') ||
    (isBackward ? part(index) !== 'open' : /^\d/.test(plain(index)) || listEnds.has(plain(index)));
  const items: string[] = [];
  let isNext = true;
  for (let index = 0; index < places.length; index++) {
    const one = part(index);
    if (one === 'separator') isNext = true;
    if (one === 'known' || one === 'small') isNext = false;
    if (one !== 'open') continue;
    const last = part(index + 1) === 'open' ? index + 1 : index;
    const both = [...new Set([plain(index), plain(last)])];
    if (isNext && isEnd(last + 1)) items.push((isBackward ? both.reverse() : both).join(' '));
    isNext = false;
    index = last;
  }
  return items;
}

/** No name begins with these: "to latex" is no Tomate. */
const beforeNames = new Set(['to', 'of', 'with', 'for', 'from', 'by', 'at', 'into']);
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

/** "Without lactose and creamy": a taste behind what must not be in it is wished for. */
const isOtherWish = (before: Span, { meanings: all }: Span): boolean =>
  all.every(({ kind }) => kind === 'taste') && before.meanings.every(({ kind }) => kind !== 'taste');

/** Why something is not wanted. `reaches` when the no is of the whole clause. */
interface Negation {
  negated: boolean;
  harmful: boolean;
  reaches: boolean;
  /** It begins a list: "allergic to kiwi, mango". */
  lists: boolean;
}
const wanted: Negation = { negated: false, harmful: false, reaches: false, lists: false };
const unwanted: Negation = { ...wanted, negated: true };

/** Whether something is wanted. A no somewhere before it in its clause is one, whatever stands between. */
function negationOf(
  words: readonly Word[],
  span: Span,
  before: Span | undefined,
  next: Span | undefined,
): Negation {
  const behind = words[span.to + 1]?.plain ?? '';
  if (negatesBefore.has(behind))
    return {
      ...unwanted,
      harmful: harmWords.has(behind) || behind === behindItsList || behind === 'sensitivity',
    };
  const rest = words
    .slice(span.to + 1, next ? next.from : undefined)
    .map(({ plain }) => plain)
    .join(' ');
  if (harmsThem.test(rest) && /\b(?:me|us|him|her|them|my|his|their)\b/.test(rest))
    return { ...unwanted, harmful: true };
  // "gin not vodka" says it of what follows.
  const isOfNext = next ? reachesNext(rest) : reachesUnknown(rest);
  if ((notForThem.test(rest) || noBehindComma.test(rest)) && !isOfNext) return unwanted;
  for (let at = span.from - 1; at >= 0 && at > (before?.to ?? -1); at--) {
    const word = words[at]?.plain ?? '';
    if (harmWords.has(word) && at === (before?.to ?? -2) + 1) break; // "egg allergy, gin": it is of the egg.
    if (harmWords.has(word)) return { ...unwanted, harmful: true, lists: true };
    if (negators.has(word)) return { ...unwanted, reaches: clauseNegators.has(word) };
    if (word === ',' && !harmWords.has(words[at - 1]?.plain ?? '')) break;
    if (turnWords.has(word)) break;
  }
  return wanted;
}

const noBehindComma =
  /^, (?:no|nope|never|yuck|yuk|ew+|gross)(?: (?:thanks|thank you|way|please|again|never))?(?: ,|$)/;

/** Whether the no behind one thing is said of the next. */
const reachesNext = (between: string): boolean => {
  const words = (between.split(',').at(-1) ?? '').trim().split(' ');
  return words.some((word) => negators.has(word)) && !words.some((word) => turnWords.has(word));
};

/** "gin no xyzzy": the no is of what follows it, although nobody knows that. */
const reachesUnknown = (behind: string): boolean => {
  const [no = '', what = ''] = behind.split(' ');
  return (no === 'no' || no === 'not') && !isOrdinary(what, false) && !notForThem.test(what);
};

const fillers = new Set(
  'a an any the too very of much more added fresh really all that have has had want like likes need eat drink stand do to contain contains containing include includes including with be is it in on out use using got raw so overly super extra actual liquid kind sort type please just my some anything taste tastes tasting getting put from'.split(
    ' ',
  ),
);
/** With these ends a list of what must not be in it. */
const endsNos = new Set('free intolerant allergic'.split(' '));
const allergyNouns = new Set('allergy allergies intolerance intolerances sensitivity'.split(' '));
const maxObjectWords = 5;
const harmFillers = new Set(
  'a an the to of any some all my his her their our i im am is are has have had with and or got severe bad mild strong slight deadly serious food very really super highly also both he she we they who be being person people someone somebody friend friends wife husband guest guests one kid it its this that what can could do you please so because due from make me give us for drink drinks cocktail cocktails something anything recommend suggest can cant type types kinds kind hungry thirsty tired bored sad happy curious excited celebrating feeling feels adventurous lazy cozy evening morning afternoon tonight today tomorrow weekend birthday party wedding date dinner lunch summer winter weather just only need needs want wants like likes love loves hello hey hi thanks thank please help'.split(
    ' ',
  ),
);

function clauseFrom(words: readonly Word[], from: number): number[] {
  const found: number[] = [];
  for (let at = from; at < words.length && found.length < maxObjectWords; at++) {
    const word = words[at]?.plain ?? '';
    if (word === ',' || turnWords.has(word) || negators.has(word)) break;
    found.push(at);
  }
  return found;
}

function clauseBefore(words: readonly Word[], to: number): number[] {
  const found: number[] = [];
  for (let at = to; at >= 0 && found.length < 3 && words[at]?.plain !== ','; at--) found.unshift(at);
  return found;
}

/** An ordinary word is no ingredient; beside an allergy only the smallest are taken for that. */
export const isOrdinary = (word: string, besideHarm: boolean): boolean =>
  word.length < 3 ||
  /^\d/.test(word) ||
  harmFillers.has(word) ||
  fillers.has(word) ||
  harmWords.has(word) ||
  (!besideHarm && (plainWords.has(word) || sayings.has(word)));
const sayings = new Set(
  'worth worry want wants thinking feeling sure able going gonna anymore ever even many much lot thing things stuff way ways idea fancy crap shit bullshit sucks boring gimmick gimmicks hassle stress guilt drama risk effort mess dishes equipment tools money cash budget time rush work weird basic girly manly touristy pretentious hipster trendy overpriced expensive cheap hangover headache regret regrets calories calorie carbs artificial processed store bought additives preservatives coloring dye dyes hardcore crazy insane lethal subtle'.split(
    ' ',
  ),
);

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

const turnsBetween = (words: readonly Word[], one: Span, next: Span): boolean =>
  words.slice(one.to + 1, next.from).some(({ plain }) => plain === ',' || turnWords.has(plain));

/** Which things stand in a list that ends in "or" or "and": "no egg, dairy or nuts". */
function chainsOf(words: readonly Word[], spans: readonly Span[]): ReadonlySet<number> {
  const inChain = new Set<number>();
  let chain: number[] = [];
  for (let index = 1; index < spans.length; index++) {
    const [one, next] = [spans[index - 1] as Span, spans[index] as Span];
    const link = linkBetween(words, one, next);
    chain = link === null ? [] : [...chain, index];
    if (link === 'or' || link === 'and') for (const one of chain) inChain.add(one);
  }
  return inChain;
}

/** "no egg and dairy", "no nuts, no dairy": two of what people must not have. */
const alike = (one: Span, next: Span): boolean =>
  one.meanings.some(({ kind }) => kind === 'allergen') &&
  next.meanings.some(({ kind }) => kind === 'allergen');
