import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';

/** How bytes may be packed, the best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
const offered = [...encodings, 'identity'];

/** Smaller answers are not worth it, in bytes. */
export const minCompressedBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A level that packs JSON nearly as well as the highest, in a twentieth of its time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** What a client takes by its `Accept-Encoding`; none where it takes only plain bytes. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = negotiator.negotiate(header?.toLowerCase() ?? '', offered);
  return encodings.find((encoding) => encoding === accepted);
}

export const pack = (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(bytes, { params }) : zip(bytes);
