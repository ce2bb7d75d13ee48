import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { useAgent } from 'request-filtering-agent';
import { fileTooLarge, pictureNotFetched } from './upload.errors.ts';

interface Reach {
  /** Addresses of our own network that may be asked all the same, as IP addresses. */
  alsoFrom: readonly string[];
  /** Besides 80 and 443. */
  alsoPorts: readonly number[];
  bytesLimit: number;
  timeoutMs?: number;
  /** How names become addresses; the machine's way unless said otherwise. */
  lookup?: LookupFunction;
}

const maxHops = 3;
const maxHeaderSize = 16_384;
const redirects = new Set([301, 302, 303, 307, 308]);
const ports = ['', '80', '443'];

/**
 * Fetches a picture a member names. Every connection is checked at the address it really goes to, redirects included,
 * so neither a name that resolves into our network nor one that changes its mind between check and use gets through.
 * Security checks 33 to 37.
 */
export class OutgoingPictures {
  constructor(private readonly reach: Reach) {}

  /** @throws DomainError 422 for what cannot or may not be fetched, 413 for what does not end in time */
  async fetch(address: string): Promise<Uint8Array> {
    const signal = AbortSignal.timeout(this.reach.timeoutMs ?? 8000);
    let url = address;
    for (let hop = 0; hop <= maxHops; hop++) {
      const response = await this.ask(url, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return this.read(response);
      response.destroy();
      if (!redirects.has(statusCode) || !headers.location || !URL.canParse(headers.location, url))
        throw pictureNotFetched();
      url = new URL(headers.location, url).href;
    }
    throw pictureNotFetched();
  }

  private ask(address: string, signal: AbortSignal): Promise<IncomingMessage> {
    if (!this.mayAsk(address)) return Promise.reject(pictureNotFetched());
    return new Promise((resolve, reject) => {
      const refuse = (cause: unknown) => reject(pictureNotFetched(cause));
      try {
        const get = address.startsWith('https:') ? getHttps : getHttp;
        const agent = useAgent(address, { allowIPAddressList: [...this.reach.alsoFrom], keepAlive: false });
        const headers = {
          accept: 'image/webp,image/png,image/jpeg,image/gif',
          'accept-encoding': 'identity',
        };
        get(address, { agent, signal, headers, maxHeaderSize, lookup: this.reach.lookup }, resolve).on(
          'error',
          refuse,
        );
      } catch (cause) {
        refuse(cause);
      }
    });
  }

  private mayAsk(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, port, username, password } = new URL(address);
    if (!/^https?:$/.test(protocol) || username || password) return false;
    return ports.includes(port) || this.reach.alsoPorts.includes(Number(port));
  }

  private async read(response: IncomingMessage): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    let size = 0;
    try {
      for await (const piece of response) {
        size += (piece as Uint8Array).length;
        if (size >= this.reach.bytesLimit) throw fileTooLarge();
        pieces.push(piece as Uint8Array);
      }
    } catch (cause) {
      throw size >= this.reach.bytesLimit ? cause : pictureNotFetched(cause);
    } finally {
      response.destroy();
    }
    return Buffer.concat(pieces);
  }
}
