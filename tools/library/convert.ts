import { readFileSync, writeFileSync } from 'node:fs';
import { noteOutcomes, readableFormatNames, recipeFormatNames } from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import { type FormatNote, recipeFormats, recipeReaders } from '@barspoon/mixology/formats';
import { readArguments, refuse } from '../arguments.ts';
import { libraryFolder, loadLibrary } from './load.ts';

const usage = `npm run library:convert -- --from bar-assistant --to library in.json [out.yaml]: recipes in one format, written in another

  --from   ${readableFormatNames.join(', ')}
  --to     ${recipeFormatNames.join(', ')}
  --all    a line for every field; without it for those that were guessed or refused

Writes nothing and fails when a recipe cannot be read whole.`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { from: { type: 'string' }, to: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const fromName = readableFormatNames.find((name) => name === values.from);
const toName = recipeFormatNames.find((name) => name === values.to);
const from = fromName && recipeReaders[fromName];
const to = toName && recipeFormats[toName];
const [input, output] = positionals;
if (values.from && !from) refuse(`${values.from} is no format that it reads`, usage);
if (values.to && !to) refuse(`${values.to} is no format that it writes`, usage);
if (!from || !to || !input) refuse('It needs --from, --to and a file', usage);

const vocabulary = compileVocabulary(loadLibrary(libraryFolder).ingredients);
const read = from.read(readFileSync(input, 'utf8'), vocabulary);
const written = to.write(read.recipes, vocabulary);
report([...read.notes, ...written.notes]);

const lost = new Set(read.notes.map(({ recipe }) => recipe)).size - read.recipes.length;
if (lost > 0 || read.recipes.length === 0) {
  console.error(`${read.recipes.length} recipes read, ${lost} refused: nothing written`);
  process.exitCode = 1;
} else if (output) {
  writeFileSync(output, written.text);
  console.error(`${read.recipes.length} recipes written to ${output}`);
} else {
  process.stdout.write(written.text);
}

function report(notes: readonly FormatNote[]): void {
  for (const { recipe, field, outcome, detail } of notes) {
    if (values.all || outcome !== 'mapped') console.error(`${recipe}: ${field}: ${outcome}: ${detail}`);
  }
  const counts = noteOutcomes.map(
    (outcome) => `${notes.filter((note) => note.outcome === outcome).length} ${outcome}`,
  );
  console.error(counts.join(', '));
}
