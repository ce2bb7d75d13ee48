import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DevelopmentKeys {
  privateKeyFile: string;
  publicKeyFile: string;
}

/** The secrets of this clone's stack, made once: the key pair of access tokens (Ed25519, PEM). */
export function developmentKeys(dir: string): DevelopmentKeys {
  const privateKeyFile = join(dir, 'access-token.private.pem');
  const publicKeyFile = join(dir, 'access-token.public.pem');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (!existsSync(privateKeyFile) || !existsSync(publicKeyFile)) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    writeFileSync(privateKeyFile, privateKey, { mode: 0o600 });
    writeFileSync(publicKeyFile, publicKey);
  }
  return { privateKeyFile, publicKeyFile };
}
