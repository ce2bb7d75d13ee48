import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_MARK, readSecret } from './secrets.ts';

const fileWith = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'secret-test-')), 'key');
  writeFileSync(file, text);
  return file;
};

describe('a key in a file', () => {
  it('is read without the remarks next to it', () => {
    expect(readSecret(fileWith(`${DEVELOPMENT_MARK}\n-----BEGIN\nabc\n`), 'development')).toBe(
      '-----BEGIN\nabc',
    );
  });

  it('that was made for development is refused in production', () => {
    const file = fileWith(`${DEVELOPMENT_MARK}\nabc\n`);
    expect(() => readSecret(file, 'production')).toThrow(/made for development/);
    expect(readSecret(fileWith('abc\n'), 'production')).toBe('abc');
  });

  it('that is not there is named', () => {
    expect(() => readSecret('/nowhere/key', 'development')).toThrow('/nowhere/key cannot be read');
  });
});
