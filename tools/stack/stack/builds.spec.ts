import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildWhatChanged, contentHash, staleBuilds } from './builds.ts';

describe('builds', () => {
  let root = '';
  const build = {
    title: 'sign',
    script: 'build:sign',
    output: 'dist/sign.txt',
    inputs: ['src', 'missing.json'],
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'barspoon-builds-'));
    mkdirSync(join(root, 'src', 'node_modules'), { recursive: true });
    writeFileSync(join(root, 'src', 'sign.txt'), 'Open');
    const scripts = { 'build:sign': 'mkdir -p dist && cp src/sign.txt dist/ && date +%N >> dist/runs.txt' };
    writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, scripts }));
  });

  it('depend on the content of their inputs, not on file times, tests or packages', () => {
    const before = contentHash(root, build.inputs);
    utimesSync(join(root, 'src', 'sign.txt'), 1, 1);
    writeFileSync(join(root, 'src', 'node_modules', 'a.js'), '');
    writeFileSync(join(root, 'src', 'sign.spec.ts'), '');
    expect(contentHash(root, build.inputs)).toBe(before);
    writeFileSync(join(root, 'src', 'sign.txt'), 'Closed');
    expect(contentHash(root, build.inputs)).not.toBe(before);
  });

  it('run when an input has changed, and only then', async () => {
    expect(staleBuilds(root, [build])).toEqual([build]);
    await buildWhatChanged(root, [build]);
    expect(staleBuilds(root, [build])).toEqual([]);
    writeFileSync(join(root, 'src', 'sign.txt'), 'Closed');
    expect(staleBuilds(root, [build])).toEqual([build]);
  });

  it('run when their output was built by somebody else meanwhile', async () => {
    await buildWhatChanged(root, [build]);
    utimesSync(join(root, 'dist', 'sign.txt'), 1, 1);
    expect(staleBuilds(root, [build])).toEqual([build]);
  });

  it('stay out of date when they fail, and say why', async () => {
    writeFileSync(join(root, 'package.json'), '{"scripts":{"build:sign":"echo no chalk; exit 1"}}');
    await expect(buildWhatChanged(root, [build])).rejects.toThrow('no chalk');
    expect(staleBuilds(root, [build])).toEqual([build]);
  });
});
