import type { OwnImportReport } from '@barspoon/contracts';
import { tImports } from './texts.ts';

type Entry = OwnImportReport['recipes'][number];
type Note = Entry['notes'][number];

/** What members call a field of a recipe; `spec 2` is its second line. */
export function fieldName(field: string): string {
  const [name, place] = field.split(' ');
  if (name === 'spec') return place ? tImports('fields.line', { place }) : tImports('fields.spec');
  return name === 'prepMinutes' ? tImports('fields.prepMinutes') : field;
}

/** A default for something the file does not say. Nearly every recipe has some. That a drink has no alcohol is no plain guess. */
const isPlainGuess = ({ field, outcome, detail }: Note): boolean =>
  outcome === 'guessed' && !field.startsWith('spec') && !(field === 'alcoholic' && detail === 'false');

/** Whether a member should look at it before the import: something is left out, an ingredient is guessed, or it replaces theirs. */
export const needsCheck = ({ change, notes }: Entry): boolean =>
  change === 'changed' || change === 'refused' || !notes.every(isPlainGuess);

/** The notes on a recipe, with all plain guesses in one line. */
export function linesOf(notes: readonly Note[]): string[] {
  const said = ({ field, detail }: Note) =>
    field === 'alcoholic' && (detail === 'true' || detail === 'false')
      ? tImports(`fields.alcoholic.${detail}`)
      : `${fieldName(field)} ${detail}`;
  const guesses = notes.filter(isPlainGuess);
  const others = notes.filter((note) => !isPlainGuess(note));
  return [
    ...others.map((note) => `${tImports(`outcomes.${note.outcome}`)}: ${said(note)}`),
    ...(guesses.length > 0 ? [`${tImports('outcomes.guessed')}: ${guesses.map(said).join(', ')}`] : []),
  ];
}
