import type { FieldErrors } from '../../../lib/forms.ts';
import type { RecipeDraft } from './draft.ts';
import { tOwn } from './texts.ts';

/** What the contract refuses, in the words of the form. Implements BEYOND-114. */
export function inWords(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path, wordsOf(path) ?? message]),
  );
}

function wordsOf(path: string): string | undefined {
  const [field, index, part] = path.split('.');
  const line = Number(index) + 1;
  if (field === 'spec' && part === 'amount') return tOwn('wrong.amount', { line });
  if (field === 'spec' && part === 'name') return tOwn('wrong.item', { line });
  if (field === 'spec' && part !== undefined) return tOwn('wrong.line', { line });
  if (field === 'instructions' && index !== undefined) return tOwn('wrong.step', { line });
  if (field === 'tags' && index !== undefined) return tOwn('wrong.tag');
  if (field === 'prepTimeMinutes') return tOwn('wrong.prepTime');
  if (field === 'serves') return tOwn('wrong.serves');
  if (path === 'homemade.makesMl') return tOwn('wrong.makesMl');
  if (path === 'homemade.keepsDays') return tOwn('wrong.keepsDays');
  return undefined;
}

/** The field of the draft that an error of the input is about. */
const fieldOf: Readonly<Record<string, keyof RecipeDraft>> = {
  spec: 'lines',
  instructions: 'steps',
  prepTimeMinutes: 'prepTime',
  'homemade.makesMl': 'makesMl',
  'homemade.keepsDays': 'keepsDays',
};

/** Whether what an error is about was changed since it was sent. */
export function isChangedSince(path: string, sent: RecipeDraft, now: RecipeDraft): boolean {
  const [name = ''] = path.split('.');
  const field = fieldOf[path] ?? fieldOf[name] ?? (name as keyof RecipeDraft);
  return sent[field] !== now[field];
}
