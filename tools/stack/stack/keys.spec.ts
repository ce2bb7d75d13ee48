import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokenKeys } from './keys.ts';

it('makes a matching Ed25519 key pair once, readable by its owner alone', () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'barspoon-keys-')), 'keys');
  const { privateKeyFile, publicKeyFile } = tokenKeys(dir);
  const first = readFileSync(privateKeyFile, 'utf8');
  const signature = sign(null, Buffer.from('cheers'), createPrivateKey(first));
  expect(verify(null, Buffer.from('cheers'), createPublicKey(readFileSync(publicKeyFile)), signature)).toBe(
    true,
  );
  expect(statSync(privateKeyFile).mode & 0o077).toBe(0);
  tokenKeys(dir);
  expect(readFileSync(privateKeyFile, 'utf8')).toBe(first);
});
