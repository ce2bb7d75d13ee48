import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signature is valid, and the tolerance for clocks that differ. */
const replayWindowMs = 5 * 60 * 1000;

/** The header that belongs to a payload: `t=<seconds>,v1=<hex>`. */
export function signatureOf(payload: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(`${seconds}.${payload}`, secret).toString('hex')}`;
}

/** Whether one of these secrets signed these bytes, and not long ago. While a secret is being changed two are good. */
export function isSigned(payload: string, signature: string, secrets: readonly string[], now: Date): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!hex || Math.abs(now.getTime() - Number(seconds) * 1000) > replayWindowMs) return false;
  const given = Buffer.from(hex, 'hex');
  return secrets.some((secret) => timingSafeEqual(given, macOf(`${seconds}.${payload}`, secret)));
}

const macOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest();
