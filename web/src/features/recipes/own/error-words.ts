import type { FieldErrors } from '../../../lib/forms.ts';
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
  return undefined;
}
