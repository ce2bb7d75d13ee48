import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDataFolder, checkNode, checkSpace } from './../boot/machine.mjs';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'barspoon-machine-'));

describe('the data folder', () => {
  it('is made when it is missing, and nothing is left in it', () => {
    const dir = join(emptyFolder(), '.data');
    checkDataFolder(dir);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('is refused with advice when a file has its name', () => {
    const file = join(emptyFolder(), '.data');
    writeFileSync(file, '');
    expect(() => checkDataFolder(file)).toThrow(/is a file, and a folder is needed there\. Move it away/);
  });

  it.skipIf(process.getuid?.() === 0)(
    'is refused with a command when this user may not read it (not as root)',
    () => {
      const dir = emptyFolder();
      mkdirSync(join(dir, 'mongo'));
      chmodSync(join(dir, 'mongo'), 0o000);
      expect(() => checkDataFolder(dir)).toThrow(/sudo chown -R/);
    },
  );
});

describe('the machine', () => {
  it('is refused with both figures when the disk is too full', () => {
    expect(() => checkSpace(tmpdir(), 1e18)).toThrow(
      /Only [\d.]+ [GM]B are free .* 1000000000\.0 GB are needed/,
    );
    expect(() => checkSpace(tmpdir(), 1)).not.toThrow();
  });

  it('is refused with the way out when its Node is too old', () => {
    expect(() => checkNode('18.19.0')).toThrow('Install Node 20 or later');
    expect(() => checkNode('20.0.0')).not.toThrow();
  });
});
