import { expect, it } from 'vitest';
import { testsOfChecks } from './security.ts';
import { securityChecks } from './security-checks.ts';

const tests = testsOfChecks(process.cwd());

it('shows every attack by a test, or says why there is nothing to attack yet', () => {
  const open = [...securityChecks()].flatMap(([number, { nothingYet }]) =>
    nothingYet || tests.has(number) ? [] : [number],
  );
  expect(open).toEqual([]);
});

it('knows every number that a test names', () => {
  expect([...tests.keys()].filter((number) => !securityChecks().has(number))).toEqual([]);
});
