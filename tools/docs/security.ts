import { globSync, readFileSync } from 'node:fs';
import { securityAreas } from './security-checks.ts';

interface Shown {
  file: string;
  title: string;
}

/** The tests whose titles say `(security 3)` or `(security 3, 5)`, by number. */
export function testsOfChecks(root: string): Map<number, Shown[]> {
  const files = globSync('{libs,services,web,admin,tools,tests}/**/*.{spec,test}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => String(path).includes('node_modules'),
  });
  const tests = new Map<number, Shown[]>();
  for (const file of files.sort()) {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    for (const [, , title = ''] of text.matchAll(/(['"`])((?:(?!\1).)*\(security [\d, ]+\)(?:(?!\1).)*)\1/g))
      for (const number of numbersIn(title))
        tests.set(number, [...(tests.get(number) ?? []), { file, title: withoutMarks(title) }]);
  }
  return tests;
}

const numbersIn = (title: string): number[] =>
  (/\(security ([\d, ]+)\)/.exec(title)?.[1] ?? '').split(',').map(Number);

const withoutMarks = (title: string): string =>
  title
    .replace(/\s*\(security [\d, ]+\)/, '')
    .replace(/\s*\[[A-Z][^\]]*\]$/, '')
    .replaceAll('|', '\\|');

/** Markdown: every attack, what must come of it, and the tests that show it. */
export function securityTable(root: string): string {
  const tests = testsOfChecks(root);
  let number = 0;
  return Object.entries(securityAreas)
    .flatMap(([area, checks]) => [
      `### ${area}`,
      '',
      '| | Attack | Must come of it | Shown by |',
      '|---|---|---|---|',
      ...checks.map(({ attack, expected, nothingYet, number: own = number + 1 }) => {
        number = own;
        return `| ${number} | ${attack} | ${expected} | ${shownBy(tests.get(number), nothingYet)} |`;
      }),
      '',
    ])
    .join('\n')
    .trimEnd();
}

function shownBy(tests: readonly Shown[] | undefined, nothingYet: string | undefined): string {
  if (!tests) return nothingYet ? `nothing to attack yet: ${nothingYet}` : 'no test yet';
  const files = Map.groupBy(tests, ({ file }) => file);
  return [...files]
    .map(([file, shown]) => `\`${file}\`: ${shown.map(({ title }) => `“${title}”`).join('; ')}`)
    .join('<br>');
}
