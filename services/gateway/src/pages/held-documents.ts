import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Encoding, pack } from '../http/encodings.ts';
import type { PackedDocument } from '../http/raw-replies.ts';

/** Compressed, a page takes about 20 kB: room for more than a thousand. */
const maxBytes = 32 * 1024 * 1024;

/** A document as it was made. */
export interface MadeDocument {
  text: string;
  /** Whether it lacks something, so that another try is worth its while. */
  isPartial: boolean;
}

/** A finished document, only compressed. */
interface HeldDocument {
  etag: string;
  packed: Partial<Record<Encoding, Buffer>>;
}

/**
 * Finished documents of public pages by what they are made of: page, data, build and texts of the site. One that changes
 * in any of these is another document. Concurrent requests make one together.
 */
export class HeldDocuments {
  private readonly held = new LRUCache<string, HeldDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }, key) =>
      2 * key.length + 200 + Object.values(packed).reduce((sum, bytes) => sum + bytes.byteLength, 0),
  });
  private readonly making = new Map<string, Promise<HeldDocument>>();

  /** @param partialMs when one that lacks something is made again */
  constructor(private readonly partialMs = 60_000) {}

  /** A finished document in an encoding that it has been sent in before. */
  ready(key: string, encoding: Encoding | undefined): PackedDocument | undefined {
    const document = this.held.get(key);
    const body = encoding && document?.packed[encoding];
    return body && document && { etag: document.etag, body };
  }

  async get(
    key: string,
    encoding: Encoding | undefined,
    make: () => Promise<MadeDocument>,
  ): Promise<PackedDocument> {
    const document = this.held.get(key) ?? (await this.madeOnce(key, encoding ?? 'br', make));
    const body = await bodyOf(document, encoding);
    if (encoding && !document.packed[encoding]) {
      const packed = { ...document.packed, [encoding]: body };
      this.held.set(key, { ...document, packed }, { ttl: this.held.getRemainingTTL(key) });
    }
    return { etag: document.etag, body };
  }

  private madeOnce(
    key: string,
    encoding: Encoding,
    make: () => Promise<MadeDocument>,
  ): Promise<HeldDocument> {
    const present = this.making.get(key);
    if (present) return present;
    const making = this.made(key, encoding, make).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private async made(
    key: string,
    encoding: Encoding,
    make: () => Promise<MadeDocument>,
  ): Promise<HeldDocument> {
    const made = await make();
    const text = Buffer.from(made.text);
    const document = {
      etag: `"${hash('sha1', text, 'base64url')}"`,
      packed: { [encoding]: await pack(text, encoding) },
    };
    this.held.set(key, document, made.isPartial ? { ttl: this.partialMs } : {});
    return document;
  }
}

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

async function bodyOf({ packed }: HeldDocument, encoding: Encoding | undefined): Promise<Buffer> {
  const ready = encoding && packed[encoding];
  if (ready) return ready;
  const [kind, bytes] = Object.entries(packed)[0] as [Encoding, Buffer];
  const plain = await unpack[kind](bytes);
  return encoding ? pack(plain, encoding) : plain;
}
