import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has every command that a page tells the reader to run', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = globSync(['README.md', 'docs/**/*.md']).flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => `${page}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((one) => !(one.split(': ')[1]! in scripts))).toEqual([]);
});
