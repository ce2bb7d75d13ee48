import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secrets of links: made from the challenge's id and the service's secret whenever they are needed, so that none
 * of them is stored, published or logged.
 */
export class LinkTokens {
  constructor(private readonly secret: string) {}

  tokenOf(challengeId: string): string {
    return `${challengeId}.${this.sign(`link:${challengeId}`).toString('base64url')}`;
  }

  /** The challenge a token belongs to, or null when it is not one of ours. Takes the same time for every guess. */
  challengeIn(token: string): string | null {
    const [id = '', proof = ''] = token.split('.');
    const given = Buffer.from(proof, 'base64url');
    const right = this.sign(`link:${id}`);
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  /** A name for an address that does not tell it. */
  aliasOf(address: string): string {
    return this.sign(`address:${address.toLowerCase()}`).toString('base64url');
  }

  /** A name for an address that had its trial; another than `aliasOf`, so that the two cannot be put together. */
  trialAliasOf(address: string): string {
    return this.sign(`trial:${address.toLowerCase()}`).toString('base64url');
  }

  private sign(text: string): Buffer {
    return createHmac('sha256', this.secret).update(text).digest();
  }
}
