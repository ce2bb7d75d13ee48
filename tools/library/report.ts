import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../arguments.ts';
import { libraryFolder, readLibraryFiles } from './load.ts';
import { reportText } from './report-text.ts';

readArguments('npm run library:report: writes docs/library.md, the starter library in numbers', {});
const path = fileURLToPath(new URL('../../docs/library.md', import.meta.url));
writeFileSync(path, reportText(readLibraryFiles(libraryFolder)));
console.log(`Wrote ${path}`);
