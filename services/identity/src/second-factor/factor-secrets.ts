import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@barspoon/contracts';
import { Secret, TOTP } from 'otpauth';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** As RFC 4226 recommends. */
const keyBytes = 20;
const stepSeconds = 30;
/** Clocks of telephones are a little early or late. */
const stepsAround = 1;
/** 80 bits: nobody guesses one, however often they may try. */
const recoveryBytes = 10;

/**
 * Keys of authenticator apps and recovery codes: how they are made, stored and compared. Stored keys are encrypted for
 * their member, and recovery codes are keyed hashes, so that neither is of use to whoever reads the database.
 * Implements BEYOND-220, BEYOND-222.
 */
export class FactorSecrets {
  private readonly cipherKey: Buffer;
  private readonly hashKey: Buffer;

  /** @param secret what every replica of identity knows and nobody else */
  constructor(secret: string) {
    this.cipherKey = Buffer.from(hkdfSync('sha256', secret, '', 'keys of authenticator apps', 32));
    this.hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'recovery codes', 32));
  }

  /** A new key in base32. */
  newKey(): string {
    return new Secret({ size: keyBytes }).base32;
  }

  /** What an authenticator app reads from the QR code. */
  uriOf(key: string, issuer: string, label: string): string {
    return new TOTP({ issuer, label, secret: Secret.fromBase32(key) }).toString();
  }

  seal(memberId: string, key: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.cipherKey, nonce).setAAD(Buffer.from(memberId));
    const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error for what was sealed for another member or with another secret */
  unseal(memberId: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(algorithm, this.cipherKey, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(memberId))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  /** The step of time a code belongs to, or null when it belongs to none around now. */
  stepOf(key: string, code: string, now: Date): number | null {
    const timestamp = now.getTime();
    const totp = new TOTP({ secret: Secret.fromBase32(key), period: stepSeconds });
    const delta = totp.validate({ token: code, timestamp, window: stepsAround });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  }

  /** A new set of recovery codes, as they are shown. */
  newRecoveryCodes(): string[] {
    return Array.from({ length: recoveryCodeCount }, () => {
      const text = new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer }).base32;
      return text.toLowerCase().match(/.{4}/g)?.join('-') ?? text;
    });
  }

  /** @param code with or without its dashes */
  hashOf(memberId: string, code: string): string {
    const bare = code.replaceAll('-', '');
    return createHmac('sha256', this.hashKey).update(`${memberId}:${bare}`).digest('base64url');
  }
}

export const isRecoveryCode = (code: string): boolean => !/^\d{6}$/.test(code);
