import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { isCompatible, withoutCompatible } from './compatible-addresses.ts';
import type { Reach } from './reach.ts';

export { type Reach, reachOf, reachVariables } from './reach.ts';

/** Why a request failed: `refused` is not allowed, `failed` did not respond, `tooLarge` exceeded the limit. */
export class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError';
  readonly why: 'refused' | 'failed' | 'tooLarge';

  constructor(why: NotFetchedError['why'], cause?: unknown) {
    super(`not fetched: ${why}`, { cause });
    this.why = why;
  }
}

interface Wanted {
  /** Requested media types. */
  accept: string;
  headers?: Readonly<Record<string, string>>;
  bytesLimit: number;
  timeoutMs: number;
  /** A longer response is cut instead of failing. */
  isCut?: boolean;
}

/** What is sent to an address. */
interface Handed {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  timeoutMs: number;
}

/** The final response of an address. */
export interface Fetched {
  /** After redirects. */
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const maxHops = 3;
const maxHeaderSize = 16_384;
const maxUrlLength = 2048;
const redirects = new Set([301, 302, 303, 307, 308]);
const ports = ['', '80', '443'];

/**
 * Fetches addresses that members provide. Every connection is checked at the IP address it really goes to, including
 * redirects, so neither a name that resolves into our network nor one that changes between check and use gets through.
 * Security checks 33 to 37.
 */
export class OutgoingRequests {
  readonly #reach: Reach;

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  /** @throws NotFetchedError if it cannot or may not be fetched, or does not finish in time */
  async fetch(address: string, wanted: Wanted): Promise<Fetched> {
    const signal = AbortSignal.timeout(wanted.timeoutMs);
    let url = address;
    for (let hop = 0; hop <= maxHops; hop++) {
      const response = await this.ask(url, wanted, signal);
      const { statusCode: status = 0, headers } = response;
      if (!redirects.has(status)) return { url, status, headers, body: await read(response, wanted) };
      response.destroy();
      if (!headers.location || !URL.canParse(headers.location, url)) throw new NotFetchedError('failed');
      url = new URL(headers.location, url).href;
    }
    throw new NotFetchedError('failed');
  }

  /**
   * Sends something to an address; redirects are not followed and the response body is not read.
   * @returns the status
   * @throws NotFetchedError for an address that is not allowed or does not respond in time
   */
  async hand(
    address: string,
    { headers, body, timeoutMs }: Handed,
  ): Promise<Pick<Fetched, 'status' | 'headers'>> {
    const wanted = { accept: '*/*', headers };
    const response = await this.ask(address, wanted, AbortSignal.timeout(timeoutMs), body);
    response.destroy();
    return { status: response.statusCode ?? 0, headers: response.headers };
  }

  private ask(
    address: string,
    { accept, headers }: Pick<Wanted, 'accept' | 'headers'>,
    signal: AbortSignal,
    body?: Buffer,
  ): Promise<IncomingMessage> {
    if (!this.mayAsk(address)) return Promise.reject(new NotFetchedError('refused'));
    return new Promise((resolve, reject) => {
      try {
        const request = address.startsWith('https:') ? requestHttps : requestHttp;
        const agent = useAgent(address, { allowIPAddressList: [...this.#reach.alsoFrom], keepAlive: false });
        const options = {
          method: body ? 'POST' : 'GET',
          agent,
          signal,
          headers: {
            ...headers,
            accept,
            'accept-encoding': 'identity',
            ...(body && { 'content-length': String(body.length) }),
          },
          maxHeaderSize,
          lookup: withoutCompatible(this.#reach.lookup),
        };
        request(address, options, resolve)
          .on('error', (cause) =>
            reject(new NotFetchedError(isFiltered(cause) ? 'refused' : 'failed', cause)),
          )
          .end(body);
      } catch (cause) {
        // The address itself is one of ours.
        reject(new NotFetchedError('refused', cause));
      }
    });
  }

  private mayAsk(address: string): boolean {
    if (address.length > maxUrlLength || !URL.canParse(address)) return false;
    const { protocol, hostname, port, username, password } = new URL(address);
    if (!/^https?:$/.test(protocol) || username || password) return false;
    const ip = hostname.replace(/^\[|\]$/g, '');
    if (isCompatible(ip) && !this.#reach.alsoFrom.includes(ip)) return false;
    return ports.includes(port) || this.#reach.alsoPorts.includes(Number(port));
  }
}

/** The filter reports this only in its message. */
const isFiltered = ({ message }: Error): boolean => / is not allowed\. /.test(message);

async function read(response: IncomingMessage, { bytesLimit, isCut = false }: Wanted): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size >= bytesLimit && !isCut) throw new NotFetchedError('tooLarge');
      pieces.push(piece);
      if (size >= bytesLimit) break;
    }
  } catch (cause) {
    throw cause instanceof NotFetchedError ? cause : new NotFetchedError('failed', cause);
  } finally {
    response.destroy();
  }
  return Buffer.concat(pieces).subarray(0, bytesLimit);
}
