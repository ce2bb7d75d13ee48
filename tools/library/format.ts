import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryText } from '@barspoon/mixology/formats';
import { libraryFolder, readLibraryFiles } from './load.ts';

/**
 * `npm run library:format [-- path…]`: rewrites every file of the starter library whose path begins with one of the
 * given (all without) in canonical form. With `--check` it writes nothing, names the files that differ and fails. A
 * file with faults is left alone, so that nothing is lost.
 */
const words = process.argv.slice(2);
const onlyCheck = words.includes('--check');
const paths = words.filter((word) => !word.startsWith('--'));
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
