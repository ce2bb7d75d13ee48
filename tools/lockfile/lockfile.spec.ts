import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LockEntries, missingBuilds, withEntries } from './lockfile.ts';

describe('package-lock.json', () => {
  it('names the builds of every system, so that a bare clone can be installed anywhere (npm run lock:complete)', () => {
    const file = new URL('../../package-lock.json', import.meta.url);
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockEntries };
    expect(Object.keys(missingBuilds(packages))).toEqual([]);
  });

  it('gets an entry for each build it lacks, with the system it is for', () => {
    const entries = {
      '': {},
      'node_modules/mixer': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: {
          '@mixer/linux-x64-gnu': '2.0.0',
          '@mixer/linux-arm64-musl': '2.0.0',
          '@mixer/darwin-arm64': '2.0.0',
          '@mixer/wasm32-wasi': '2.0.0',
        },
      },
      'node_modules/@mixer/linux-x64-gnu': { version: '2.0.0' },
    };
    const common = { version: '2.0.0', dev: true, optional: true };
    expect(missingBuilds(entries)).toEqual({
      'node_modules/@mixer/linux-arm64-musl': { ...common, cpu: ['arm64'], libc: ['musl'], os: ['linux'] },
      'node_modules/@mixer/darwin-arm64': { ...common, cpu: ['arm64'], os: ['darwin'] },
      'node_modules/@mixer/wasm32-wasi': { ...common, cpu: ['wasm32'] },
    });
  });

  it('lacks nothing when a build is locked inside its package, or further out', () => {
    const outer = {
      'web/node_modules/mixer': { optionalDependencies: { 'mixer-win32-x64': '1.0.0' } },
      'node_modules/mixer-win32-x64': { version: '1.0.0' },
    };
    const inner = {
      'node_modules/mixer': { optionalDependencies: { 'mixer-win32-x64': '1.0.0' } },
      'node_modules/mixer/node_modules/mixer-win32-x64': { version: '1.0.0' },
    };
    expect([missingBuilds(outer), missingBuilds(inner)]).toEqual([{}, {}]);
  });

  it('is kept in order', () => {
    expect(Object.keys(withEntries({ 'node_modules/b': {} }, { 'node_modules/a': {} }))).toEqual([
      'node_modules/a',
      'node_modules/b',
    ]);
  });
});
