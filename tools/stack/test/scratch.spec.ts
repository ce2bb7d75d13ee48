import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeScratch } from './scratch.ts';

it('what tests throw away lies together and is removed with all that is in it', () => {
  const place = mkdtempSync(join(tmpdir(), 'scratch-test-'));
  const [one, other] = [makeScratch(place), makeScratch(place)];
  expect(dirname(one.dir)).toBe(place);
  expect(one.dir).not.toBe(other.dir);
  writeFileSync(join(one.dir, 'file'), 'x');
  one.remove();
  expect([existsSync(one.dir), existsSync(other.dir)]).toEqual([false, true]);
  rmSync(place, { recursive: true });
});

it('a place for it is found on every machine', () => {
  const scratch = makeScratch();
  expect(existsSync(scratch.dir)).toBe(true);
  scratch.remove();
});
