import type { searchMatchSchema } from '@barspoon/contracts';
import type { z } from 'zod';
import { fold } from '../search/fold.ts';
import type { HitRow } from './recipes.repository.ts';

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

function excerpt(field: Match['field'], text: string, start: number, end: number): Match {
  if (text.length <= 2 * around + (end - start)) return { field, text, start, end };
  const from = Math.max(0, start - around);
  const to = Math.min(text.length, end + around);
  const before = from > 0 ? '…' : '';
  const after = to < text.length ? '…' : '';
  const shift = before.length - from;
  return { field, text: `${before}${text.slice(from, to)}${after}`, start: start + shift, end: end + shift };
}
