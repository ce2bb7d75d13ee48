import { createPrivateKey, createPublicKey } from 'node:crypto';

/** By which push services know who sends (VAPID, RFC 8292): both base64url, as browsers and libraries take them. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** @param pem a private key of P-256 */
export function pushKeysOf(pem: string): PushKeys {
  const key = createPrivateKey(pem);
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  const { d = '' } = key.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}
