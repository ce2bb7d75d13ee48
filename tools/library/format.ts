import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryText } from '@barspoon/mixology/formats';
import { readLibraryFiles } from './load.ts';

/**
 * `npm run library:format`: rewrites every file of the starter library in canonical form. With `--check` it writes
 * nothing, names the files that differ and fails. A file with faults is left alone, so that nothing is lost.
 */
const dir = fileURLToPath(new URL('../../library', import.meta.url));
const onlyCheck = process.argv.includes('--check');
let failed = false;

for (const file of readLibraryFiles(dir)) {
  if (file.problems.length > 0) {
    for (const { slug, problem } of file.problems) console.log(`${file.path}: ${slug}: ${problem}`);
    failed = true;
    continue;
  }
  const text = libraryText(file.kind, file.entries);
  if (text === file.text) continue;
  if (!onlyCheck) writeFileSync(join(dir, file.path), text);
  console.log(`${file.path}: ${onlyCheck ? 'is not in canonical form' : 'rewritten'}`);
  failed ||= onlyCheck;
}
process.exitCode = failed ? 1 : 0;
