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

/** Whether a member should look at it before the import: something is lost or in doubt, or it replaces theirs. */
export const needsCheck = ({ change, notes }: Entry): boolean =>
  change === 'changed' || change === 'refused' || notes.some(({ toCheck }) => toCheck);

/** The notes on a recipe: a sentence for each that should be looked at, the others in one line for each outcome. */
export function linesOf(notes: readonly Note[]): string[] {
  const plain = notes.filter(({ toCheck }) => !toCheck);
  const listed = (outcome: Note['outcome'], said: (note: Note) => string) => {
    const words = plain.filter((note) => note.outcome === outcome).map(said);
    return words.length > 0 ? `${tImports(`outcomes.${outcome}`)}: ${words.join(', ')}` : [];
  };
  return [
    ...notes.flatMap(({ toCheck, detail }) => (toCheck ? detail : [])),
    listed('guessed', guessOf),
    listed('refused', ({ field }) => fieldName(field)),
  ].flat();
}

const guessOf = ({ field, detail }: Note): string =>
  field === 'alcoholic' && (detail === 'true' || detail === 'false')
    ? tImports(`fields.alcoholic.${detail}`)
    : `${fieldName(field)} ${detail}`;
