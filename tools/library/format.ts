import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryText } from '@barspoon/mixology/formats';
import { readArguments } from '../arguments.ts';
import { libraryFolder, readLibraryFiles } from './load.ts';

const usage = `npm run library:format [-- path …]: rewrites the files of the starter library in canonical form

  --check   writes nothing, names the files that differ and fails

Paths narrow it to files whose path begins so. A file with faults is left alone, so that nothing is lost.`;

const { values, positionals: paths } = readArguments(usage, {
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const onlyCheck = values.check;
let failed = false;

for (const file of readLibraryFiles(libraryFolder)) {
  if (paths.length > 0 && !paths.some((path) => file.path.startsWith(path))) continue;
  if (file.problems.length > 0) {
    for (const { slug, problem } of file.problems) console.log(`${file.path}: ${slug}: ${problem}`);
    failed = true;
    continue;
  }
  const text = libraryText(file.kind, file.entries);
  if (text === file.text) continue;
  if (!onlyCheck) writeFileSync(join(libraryFolder, file.path), text);
  console.log(`${file.path}: ${onlyCheck ? 'is not in canonical form' : 'rewritten'}`);
  failed ||= onlyCheck;
}
process.exitCode = failed ? 1 : 0;
