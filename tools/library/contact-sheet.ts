import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalize } from '@barspoon/mixology';
import { readArguments } from '../arguments.ts';
import { drinksOf } from './contact-sheet/drinks.ts';
import { sheetPage } from './contact-sheet/sheet-page.ts';
import { sheetSvg } from './contact-sheet/sheet-svg.ts';
import { iba2024 } from './iba-2024.ts';
import { libraryFolder, loadLibrary } from './load.ts';

const usage = `npm run library:pictures: writes the pictures of the starter library into docs/library

  --check   writes nothing and fails when they are not those of the present library and drawings

All of them as a page that draws itself at any size (contact-sheet.html), and those of the IBA list as one picture that
follows the reader's light or dark (contact-sheet.svg).`;

const { values } = readArguments(usage, { options: { check: { type: 'boolean', default: false } } });
const folder = fileURLToPath(new URL('../../docs/library', import.meta.url));
const library = loadLibrary(libraryFolder);
const drinks = drinksOf(library);
const listed = new Set(Object.values(iba2024).flat().map(normalize));
const official = new Set(
  library.recipes
    .filter(({ name, alternativeNames }) =>
      [name, ...alternativeNames].some((one) => listed.has(normalize(one))),
    )
    .map(({ slug }) => slug),
);

mkdirSync(folder, { recursive: true });
const files = {
  'contact-sheet.html': await sheetPage(drinks),
  'contact-sheet.svg': sheetSvg(drinks.filter(({ spec }) => official.has(spec.seed))),
};
for (const [name, text] of Object.entries(files)) {
  if (values.check) {
    if (existsSync(join(folder, name)) && readFileSync(join(folder, name), 'utf8') === text) continue;
    console.error(`docs/library/${name} is out of date: run npm run library:pictures`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(join(folder, name), text);
  console.log(`Wrote docs/library/${name}: ${Math.round(Buffer.byteLength(text) / 1000)} kB`);
}
