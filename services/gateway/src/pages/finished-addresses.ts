import { LRUCache } from 'lru-cache';

/** What a finished document was made of. */
export interface Finished {
  /** Of the build and of what the site says of itself. */
  versions: string;
  /** The hot pages in it, each with the tag of its bytes. */
  replies: readonly (readonly [page: string, etag: string])[];
  /** The key of the document. */
  key: string;
}

const maxBytes = 8 * 1024 * 1024;
/** No popular page has a longer one. */
const maxAddressLength = 2048;
/** The size of an entry in addition to its texts. */
const entryBytes = 400;

/** The addresses of finished documents, which repeat: what stands at one is found without reading the request. */
export class FinishedAddresses {
  private readonly known = new LRUCache<string, Finished>({
    maxSize: maxBytes,
    sizeCalculation: ({ key, replies }, url) =>
      2 * (url.length + key.length + replies.reduce((sum, [page]) => sum + page.length, 0)) + entryBytes,
  });

  /** @param holds whether these are still the bytes of a hot page */
  keyAt(url: string, versions: string, holds: (page: string, etag: string) => boolean): string | undefined {
    const known = this.known.get(url);
    if (known?.versions !== versions) return undefined;
    return known.replies.every(([page, etag]) => holds(page, etag)) ? known.key : undefined;
  }

  keep(url: string, finished: Finished): void {
    if (url.length <= maxAddressLength) this.known.set(url, finished);
  }
}
