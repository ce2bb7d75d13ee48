import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { libraryFolder, readLibraryFiles } from './load.ts';
import { reportText } from './report-text.ts';

/** `npm run library:report`: writes `docs/library.md`, the starter library in numbers. */
const path = fileURLToPath(new URL('../../docs/library.md', import.meta.url));
writeFileSync(path, reportText(readLibraryFiles(libraryFolder)));
console.log(`Wrote ${path}`);
