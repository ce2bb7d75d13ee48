import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';

/** Supported encodings, the best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
const offered = [...encodings, 'identity'];

/** Smaller responses are not worth compressing, in bytes. */
export const minCompressedBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A level that compresses JSON nearly as well as the highest, in a twentieth of its time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** What a client accepts by its `Accept-Encoding`; undefined if it accepts only uncompressed bytes. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = negotiator.negotiate(header?.toLowerCase() ?? '', offered);
  return encodings.find((encoding) => encoding === accepted);
}

export const pack = (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(bytes, { params }) : zip(bytes);
