import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words that stand in for a value are all alike, and so are apostrophes. */
const plain = (text: string) =>
  text.replaceAll(/[$%]?\{\{?[\w, .()[\]]+\}?\}|\b\d+(?= min\b)/g, '{}').replaceAll('’', "'");

it('uses the wording that the page gives where the documents leave it open [BEYOND-106]', () => {
  const page = readFileSync('docs/requirements.md', 'utf8');
  const [, section = ''] = page.split('### Texts the documents leave open');
  const texts = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (.*?) \|/gm)]
    .map(([, cell = '']) => cell)
    .filter((cell) => cell !== 'Text' && cell !== '---')
    // Lists of short words and texts with a part left out are asserted where they are shown.
    .filter((cell) => !/\.\.\.this|^N\w ago|^(\w+, ){2}/.test(cell))
    .flatMap((cell) => cell.split(/;\s*/));
  expect(texts.length).toBeGreaterThan(60);
  const files = globSync(['web/src/locales/en/*.json', '{web,admin,services/*,libs/*}/src/**/*.{ts,tsx}']);
  const said = plain(
    files.flatMap((file) => (/\.spec\.|exact-texts/.test(file) ? [] : readFileSync(file, 'utf8'))).join('\n'),
  ).replaceAll("\\'", "'");
  // What is put together of sentences stands in the code as those.
  const isSaid = (text: string) =>
    said.includes(text) || text.split(/(?<=[.}]) /).every((part) => said.includes(part));
  expect(texts.filter((text) => !isSaid(plain(text)))).toEqual([]);
});
