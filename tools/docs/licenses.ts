import { readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';

interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
}

export interface ShippedPackage {
  name: string;
  versions: string[];
  license: string;
}

/** May be part of anything we ship, with its notice. */
export const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];
/** Allowed next to our code as separate, unmodified packages: libvips, which sharp links to, and push messages. */
export const asOwnPackage = ['LGPL-3.0-or-later', 'MPL-2.0'];

/** Licenses that a package states in its files and not, or not in a known form, where npm looks. */
const stated: Readonly<Record<string, string>> = {
  'css-mediaquery': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};
/** What is optional native code of a package has the license of the package. */
const nativePart = /^@msgpackr-extract\//;

/** Every package that is installed in production, by name, from the text of a `package-lock.json`. */
export function shippedPackages(lock: string): ShippedPackage[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  const found = new Map<string, ShippedPackage>();
  for (const [path, { version = '', license, link, dev }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || link || dev) continue;
    const says = stated[name] ?? (nativePart.test(name) ? 'MIT' : (license ?? ''));
    const one = found.get(`${name} ${says}`) ?? { name, versions: [], license: says };
    if (!one.versions.includes(version)) one.versions.push(version);
    found.set(`${name} ${says}`, one);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a license, or an expression of several, is covered by these. */
export function isCoveredBy(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, [...allowed]);
  } catch {
    // No SPDX expression.
    return false;
  }
}

/** `docs/licenses.md`: what we ship, by license. */
export function licensesPage(root: string): string {
  const shipped = shippedPackages(readFileSync(`${root}/package-lock.json`, 'utf8'));
  const byLicense = Map.groupBy(shipped, ({ license }) => license);
  const rows = [...byLicense]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([license, packages]) => {
      const how = isCoveredBy(license, permissive) ? 'part of anything' : 'a package of its own';
      return `| ${license} | ${packages.length} | ${how} |`;
    });
  const apart = shipped
    .filter(({ license }) => !isCoveredBy(license, permissive))
    .map(({ name, versions, license }) => `| ${name} | ${versions.join(', ')} | ${license} |`);
  return [
    '# Licenses of what we ship',
    '',
    'Written by `npm run docs` from `package-lock.json`. Every package that is installed in production, optional ones for other systems included. `tools/docs/licenses.spec.ts` fails when one comes whose license is not allowed.',
    '',
    '| License | Packages | May be shipped as |',
    '|---|--:|---|',
    ...rows,
    '',
    '## Shipped as packages of their own',
    '',
    'Their source is public, we change nothing in them, and whoever runs the product can replace them: that is what their licenses ask.',
    '',
    '| Package | Version | License |',
    '|---|---|---|',
    ...apart,
    '',
  ].join('\n');
}
