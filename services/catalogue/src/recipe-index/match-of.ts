import type { Drink, Meant } from '@barspoon/bartender';
import type { LibraryIngredient, searchMatchSchema } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import type { z } from 'zod';
import type { HitRow } from '../recipes/recipes.repository.ts';
import { fold } from '../search/fold.ts';

type Match = z.output<typeof searchMatchSchema>;

/** How many characters of a long text are shown on each side of a match. */
const around = 60;

/** Where the searched text occurs, by rank: name, ingredients, tags, category, instructions. */
export function matchOf(row: HitRow, q: string, scope: 'recipes' | 'discover'): Match | null {
  const term = fold(q).trim();
  if (term === '') return null;
  const texts: (readonly [Match['field'], readonly string[]])[] = [
    ['name', [row.name]],
    ['ingredients', row.ingredients],
    ...(scope === 'discover'
      ? ([
          ['tags', row.tags],
          ['category', [row.category]],
        ] as const)
      : ([['instructions', row.instructions]] as const)),
  ];
  for (const [field, lines] of texts)
    for (const text of lines) {
      const start = fold(text).indexOf(term);
      if (start >= 0) return excerpt(field, text, start, start + term.length);
    }
  return null;
}

/** Why a recipe is among the results that does not hold what was typed: it has what was meant. Implements BEYOND-118. */
export function meantMatchOf(
  row: HitRow,
  { wanted, parts, correctedTo }: Meant,
  drink: Drink | undefined,
  vocabulary: Vocabulary<LibraryIngredient>,
): Match | null {
  const said = parts.filter(({ kind }) => kind !== 'without').map(({ text }) => text);
  for (const text of [...(correctedTo ? [correctedTo] : []), ...said]) {
    const start = wordStart(fold(row.name), fold(text));
    if (start >= 0) return excerpt('name', row.name, start, start + text.length);
  }
  // What is named last tells more than the spirit it is named beside.
  for (const any of [...wanted].reverse())
    for (const line of drink?.spec ?? []) {
      if (!line.ingredient || !any.some((slug) => isKindOf(line.ingredient as string, slug, vocabulary)))
        continue;
      for (const text of row.ingredients) {
        const start = fold(text).indexOf(fold(line.name));
        if (start >= 0) return excerpt('ingredients', text, start, start + line.name.length);
      }
    }
  for (const tag of row.tags)
    if (said.some((text) => fold(text) === fold(tag))) return excerpt('tags', tag, 0, tag.length);
  return null;
}

/** Where a word or several begin in a text, whole ones only; -1 where they do not. */
const wordStart = (text: string, words: string): number => ` ${text} `.indexOf(` ${words} `);

const isKindOf = (slug: string, kind: string, vocabulary: Vocabulary<LibraryIngredient>): boolean =>
  slug === kind ||
  vocabulary.ancestors(slug).some((node) => node.slug === kind) ||
  vocabulary.get(slug)?.madeFrom === kind;

function excerpt(field: Match['field'], text: string, start: number, end: number): Match {
  if (text.length <= 2 * around + (end - start)) return { field, text, start, end };
  const from = Math.max(0, start - around);
  const to = Math.min(text.length, end + around);
  const before = from > 0 ? '…' : '';
  const after = to < text.length ? '…' : '';
  const shift = before.length - from;
  return { field, text: `${before}${text.slice(from, to)}${after}`, start: start + shift, end: end + shift };
}
