import { avatarBytesLimit } from '@barspoon/contracts';
import { NotFetchedError, OutgoingRequests, type Reach } from '@barspoon/platform/outgoing';
import { fileTooLarge, pictureNotFetched } from './upload.errors.ts';

interface Limits {
  bytesLimit?: number;
  timeoutMs?: number;
}

/** Fetches a picture a member names. Security checks 33 to 37. */
export class OutgoingPictures {
  private readonly requests: OutgoingRequests;
  private readonly limits: Required<Limits>;

  constructor(reach: Reach, { bytesLimit = avatarBytesLimit, timeoutMs = 8000 }: Limits = {}) {
    this.requests = new OutgoingRequests(reach);
    this.limits = { bytesLimit, timeoutMs };
  }

  /** @throws DomainError 422 for what cannot or may not be fetched, 413 for what does not end in time */
  async fetch(address: string): Promise<Uint8Array> {
    const wanted = { ...this.limits, accept: 'image/webp,image/png,image/jpeg,image/gif' };
    const { status, body } = await this.requests.fetch(address, wanted).catch((cause: unknown) => {
      const isTooLarge = cause instanceof NotFetchedError && cause.why === 'tooLarge';
      throw isTooLarge ? fileTooLarge() : pictureNotFetched(cause);
    });
    if (status !== 200) throw pictureNotFetched();
    return body;
  }
}
