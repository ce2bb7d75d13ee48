import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Notebook } from './exchange.ts';
import { readGarnishText } from './garnish-text.ts';
import { shortened } from './plain-text.ts';
import { stepsOf } from './words.ts';

/** A sentence with something that is no garnish known here stays as a step of its own, so that nothing is lost. */
export function readGarnish(text: string, notes: Notebook, vocabulary: Vocabulary<LibraryIngredient>) {
  const { garnish, rim, unknown } = readGarnishText(text, vocabulary);
  for (const [index, { said, garnish: found }] of garnish.entries())
    notes.mapped(`garnish ${index + 1}`, `${said}: ${found.shape} of ${found.ingredient}`);
  if (rim) notes.mapped('rim', rim);
  for (const part of unknown) notes.guessed('garnish', `"${part}" is kept as a step`);
  const steps =
    unknown.length > 0
      ? stepsOf(/^garnish/i.test(text) ? shortened(text, 500) : `Garnish: ${shortened(text, 500)}`)
      : [];
  return { garnish: garnish.slice(0, 4).map((read) => read.garnish), rim, steps };
}
