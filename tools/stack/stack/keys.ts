import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DevelopmentKeys {
  privateKeyFile: string;
  publicKeyFile: string;
  /** A random text of 43 characters. */
  secret: string;
}

/** The secrets of this clone's stack, made once: the key pair of access tokens (Ed25519, PEM) and one random secret. */
export function developmentKeys(dir: string): DevelopmentKeys {
  const privateKeyFile = join(dir, 'access-token.private.pem');
  const publicKeyFile = join(dir, 'access-token.public.pem');
  const secretFile = join(dir, 'secret');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (!existsSync(privateKeyFile) || !existsSync(publicKeyFile)) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    writeFileSync(privateKeyFile, privateKey, { mode: 0o600 });
    writeFileSync(publicKeyFile, publicKey);
  }
  if (!existsSync(secretFile))
    writeFileSync(secretFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return { privateKeyFile, publicKeyFile, secret: readFileSync(secretFile, 'utf8').trim() };
}
