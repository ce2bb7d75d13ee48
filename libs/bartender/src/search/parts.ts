import type { LibraryIngredient, understoodKinds } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';
import type { DrinkShelf } from '../drink-shelf.ts';
import { limitPhrasesIn } from '../figures.ts';
import { orderPhraseIn } from '../orders.ts';
import type { Named } from '../reading.ts';
import type { Request } from '../request.ts';
import { isFiller } from './fillers.ts';

/** One thing that a search asks for, in its place. */
export interface Part {
  kind: (typeof understoodKinds)[number];
  /** What it was taken for: the name of an ingredient or drink, or words about a drink. */
  text: string;
  /** How it is said in a search. */
  said: string;
}

/** What a search was taken for, part by part; what only stands between them is gone. */
export function partsOf(
  request: Request,
  shelf: DrinkShelf,
  vocabulary: Vocabulary<LibraryIngredient>,
): Part[] {
  const words = request.text.split(' ');
  const phrases = [...limitPhrasesIn(request.text), ...orderPhraseIn(request.text)];
  const unknown = unknownNosOf(request);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at++) {
    const phrase = phrases.find((one) => one.at === at);
    const named = request.named.filter((one) => one.at === at && !phrases.some((other) => holds(other, at)));
    const [first] = named;
    const word = words[at] ?? '';
    if (phrase) {
      parts.push({ kind: 'limit', text: phrase.text, said: phrase.text });
      at += phrase.length - 1;
    } else if (first) {
      const part = partOf(named, first, shelf, vocabulary);
      const before = parts.at(-1);
      if (first.orBefore && before?.kind === part.kind && part.kind === 'with') {
        before.text = `${before.text} or ${part.text}`;
        before.said = `${before.said} or ${part.said}`;
      } else parts.push(part);
      at += first.text.split(' ').length - 1;
    } else if (unknown.has(word)) parts.push({ kind: 'without', text: word, said: `no ${word}` });
    else if (word !== ',' && !isFiller(word) && normalize(word) !== '')
      parts.push({ kind: 'word', text: word, said: word });
  }
  const changes = request.wishes.changes.map(({ scale, by }) => `${by > 0 ? 'more' : 'less'} ${scale}`);
  return [...parts, ...changes.map((text): Part => ({ kind: 'style', text, said: text }))];
}

/** Words that are left out, and that name nothing that is known. */
export const unknownNosOf = ({ unclear, unclearHarm }: Request): ReadonlySet<string> =>
  new Set([...unclear, ...unclearHarm]);

const holds = ({ at, length }: { at: number; length: number }, word: number): boolean =>
  word >= at && word < at + length;

/** What stands at one place may mean several things: each is asked for, and one word says it. */
function partOf(
  named: readonly Named[],
  { text, negated, meantAs }: Named,
  shelf: DrinkShelf,
  vocabulary: Vocabulary<LibraryIngredient>,
): Part {
  const said = negated ? `no ${text}` : text;
  const all = named.map(({ meaning }) => meaning);
  if (all.some(({ kind }) => kind === (negated ? 'alcohol' : 'dry')))
    return { kind: 'dry', text: meantAs ?? text, said };
  if (negated || all.some(({ kind }) => kind === 'harm'))
    return { kind: 'without', text: (meantAs ?? text).replace(/ free$| intoleran\w+$/, ''), said };
  for (const meaning of all) {
    if (meaning.kind === 'drink') return { kind: 'drink', text: shelf.get(meaning.id)?.name ?? text, said };
    if (meaning.kind === 'ingredient' && all.length === 1)
      return { kind: 'with', text: vocabulary.get(meaning.slug)?.name ?? text, said };
  }
  const isThing = all.every(({ kind }) => kind === 'ingredient' || kind === 'allergen');
  return { kind: isThing ? 'with' : 'style', text, said };
}
