import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { encryptInto, makeKey, recipientOf } from './age.ts';
import { ArchiveWriter, FORMAT } from './archive.ts';

const dir = mkdtempSync(join(tmpdir(), 'age-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('reads a backup with a key from standard input, so that no container has to be given the file [BEYOND-269]', async () => {
  const [file, keyFile, other] = ['bar.age', 'backup.key', 'other.key'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  const recipient = await makeKey(keyFile);
  expect(await recipientOf(keyFile)).toBe(recipient);
  const { parts, finished } = await encryptInto(file, [recipient]);
  const archive = new ArchiveWriter(parts);
  await archive.write({ kind: 'start', about: { format: FORMAT, prefix: 'bar' } });
  await archive.write({ kind: 'moment', about: { at: '2026-01-01T00:00:00.000Z', gone: [] } });
  await archive.end();
  await finished;
  const verify = (key: string) => {
    const args = ['tools/backup/restore.ts', file, '--identity', '-', '--verify'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { input: key, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };
  expect(verify(readFileSync(keyFile, 'utf8'))).toMatchObject({
    status: 0,
    said: expect.stringContaining('The backup is whole: 0 documents'),
  });
  await makeKey(other);
  expect(verify(readFileSync(other, 'utf8'))).toMatchObject({
    status: 1,
    said: expect.stringContaining('another one'),
  });
  expect(verify('')).toMatchObject({ status: 1, said: expect.stringContaining('holds no key') });
});
