import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { passkeyMinutes } from '@barspoon/contracts';

/** What a challenge is answered for. */
export type Purpose = 'add' | 'sign-in' | 'second-step' | 'confirm';

const randomLength = 16;
const momentLength = 6;
const headLength = randomLength + momentLength;
const proofLength = 32;

/**
 * Challenges for passkeys. Each holds a random part, the moment it is over, and a keyed hash that binds both to what it is
 * for and whose answer counts: none is stored before it is answered, however many visitors ask for one. Implements BEYOND-275.
 */
export class PasskeyChallenges {
  private readonly key: Buffer;

  /** @param secret what every replica of identity knows and nobody else */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'challenges of passkeys', 32));
  }

  /** @param subject whose answer counts: a session, a sign-in that waits, or nobody in particular */
  issue(purpose: Purpose, subject: string, now: Date): string {
    const moment = Buffer.alloc(momentLength);
    moment.writeUIntBE(now.getTime() + passkeyMinutes * 60_000, 0, momentLength);
    const head = Buffer.concat([randomBytes(randomLength), moment]);
    return Buffer.concat([head, this.proofOf(head, purpose, subject)]).toString('base64url');
  }

  /** Its random part and its end; null for one that is over, is not ours, or is for something or somebody else. */
  read(challenge: string, purpose: Purpose, subject: string, now: Date): { id: string; end: Date } | null {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== headLength + proofLength) return null;
    const head = bytes.subarray(0, headLength);
    if (!timingSafeEqual(bytes.subarray(headLength), this.proofOf(head, purpose, subject))) return null;
    const end = new Date(head.readUIntBE(randomLength, momentLength));
    return end > now ? { id: head.subarray(0, randomLength).toString('base64url'), end } : null;
  }

  private proofOf(head: Buffer, purpose: Purpose, subject: string): Buffer {
    return createHmac('sha256', this.key).update(`${purpose}:${subject}:`).update(head).digest();
  }
}
