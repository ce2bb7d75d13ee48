import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { asOwnPackage, isCoveredBy, permissive, shippedPackages } from './licenses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shipped = () => shippedPackages(readFileSync(`${root}package-lock.json`, 'utf8'));

it('finds nothing among what is shipped whose license forbids it', () => {
  expect(shipped().length).toBeGreaterThan(300);
  const forbidden = shipped().filter(
    ({ license }) => !isCoveredBy(license, [...permissive, ...asOwnPackage]),
  );
  expect(forbidden).toEqual([]);
});

it('ships to browsers, where all is one program, nothing that has to stay a package of its own', () => {
  const apart = shipped().filter(({ license }) => !isCoveredBy(license, permissive));
  const browser = ['web', 'admin'].flatMap((app) => {
    const { dependencies } = JSON.parse(readFileSync(`${root}${app}/package.json`, 'utf8'));
    return Object.keys(dependencies);
  });
  expect(apart.map(({ name }) => name).filter((name) => browser.includes(name))).toEqual([]);
});

it('leaves out what only builds and tests, and knows expressions of licenses', () => {
  const lock = JSON.stringify({
    packages: {
      '': { version: '1.0.0' },
      'libs/own': { version: '1.0.0' },
      'node_modules/own': { link: true },
      'node_modules/good': { version: '1.0.0', license: '(MPL-2.0 OR Apache-2.0)' },
      'node_modules/a/node_modules/good': { version: '2.0.0', license: '(MPL-2.0 OR Apache-2.0)' },
      'node_modules/bad': { version: '1.0.0', license: 'AGPL-3.0-only' },
      'node_modules/silent': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    },
  });
  const found = shippedPackages(lock);
  expect(found.map(({ name, versions }) => [name, ...versions])).toEqual([
    ['bad', '1.0.0'],
    ['good', '1.0.0', '2.0.0'],
    ['silent', '1.0.0'],
  ]);
  expect(found.map(({ license }) => isCoveredBy(license, permissive))).toEqual([false, true, false]);
});
