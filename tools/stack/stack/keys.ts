import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_MARK } from '@barspoon/platform/secrets';

export interface TokenKeys {
  privateKeyFile: string;
  publicKeyFile: string;
}

const pem = { type: 'pkcs8', format: 'pem' } as const;
const oneLine = { type: 'pkcs8', format: 'der' } as const;

/** A new key by which push services know a site (P-256), as one line of settings. */
export const newPushKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(oneLine).toString('base64');

/**
 * The key by which push services know the site, in a file.
 * @param key the one that the settings name; without it one is made once
 */
export function pushKey(dir: string, { forProduction = false, key = '' } = {}): string {
  const file = join(dir, 'push.private.pem');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (key || !existsSync(file)) {
    const privateKey = createPrivateKey({ key: Buffer.from(key || newPushKey(), 'base64'), ...oneLine });
    writeFileSync(file, `${markFor(forProduction)}${privateKey.export(pem)}`, { mode: 0o600 });
  }
  return file;
}

const markFor = (forProduction: boolean): string => (forProduction ? '' : `${DEVELOPMENT_MARK}\n`);

/**
 * The key pair of access tokens (Ed25519, PEM), made once. Production takes only one that was made for it.
 */
export function tokenKeys(dir: string, { forProduction = false } = {}): TokenKeys {
  const privateKeyFile = join(dir, 'access-token.private.pem');
  const publicKeyFile = join(dir, 'access-token.public.pem');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (!existsSync(privateKeyFile) || !existsSync(publicKeyFile)) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    writeFileSync(privateKeyFile, `${markFor(forProduction)}${privateKey}`, { mode: 0o600 });
    writeFileSync(publicKeyFile, publicKey);
  }
  return { privateKeyFile, publicKeyFile };
}
