import { globSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pageAt } from './page-table.ts';

const web = fileURLToPath(new URL('../../../../web', import.meta.url));

/** `profile_.edit.tsx` → `/profile/edit`, `recipes/$id.tsx` → `/recipes/{example}` */
const addressOf = (file: string): string => {
  const path = file
    .replace(/\.tsx$/, '')
    .replace(/_?\./g, '/')
    .replace(/(^|\/)index$/, '')
    .replace(/recipes\/\$id|featured\/\$id/, 'recipes/negroni')
    .replace('$id', '01939c5e-6a00-7000-8000-000000000001')
    .replace('$username', 'ada');
  return `/${path}`;
};

it('knows every page of the web by its address, so that none is answered with 404', () => {
  const written = readdirSync(`${web}/content`).map((file) => `/${file.replace(/\.md$/, '')}`);
  const routes = globSync('**/*.tsx', { cwd: `${web}/src/routes` })
    .filter((file) => !/(^|\/)(-|__)/.test(file))
    .map(addressOf);
  expect(routes.length).toBeGreaterThan(30);
  const unknown = routes.filter((address) => !written.includes(address) && !pageAt(address));
  expect(unknown).toEqual([]);
  expect(pageAt('/no-such-page')).toBeUndefined();
});
