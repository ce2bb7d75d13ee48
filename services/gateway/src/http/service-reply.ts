import { hash } from 'node:crypto';
import type { RawReply } from '@barspoon/messaging/requests';
import { type Encoding, pack } from './encodings.ts';

/** A service's raw reply, and what is derived from its bytes on demand. */
export class ServiceReply implements RawReply {
  readonly status: number;
  readonly body: Buffer;
  private tag: string | undefined;
  private packed: Map<Encoding, Buffer> | undefined;
  private packing: Map<Encoding, Promise<Buffer>> | undefined;

  constructor({ status, body }: RawReply) {
    this.status = status;
    this.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  }

  get etag(): string {
    this.tag ??= `"${hash('sha1', this.body, 'base64url')}"`;
    return this.tag;
  }

  /** The body in an encoding, if it has been compressed before. */
  packedAs(encoding: Encoding): Buffer | undefined {
    return this.packed?.get(encoding);
  }

  /** Compresses the body once for all requests while the reply is cached. */
  async packAs(encoding: Encoding): Promise<Buffer> {
    const known = this.packedAs(encoding) ?? this.packing?.get(encoding);
    if (known) return known;
    this.packing ??= new Map();
    const packing = pack(this.body, encoding).finally(() => this.packing?.delete(encoding));
    this.packing.set(encoding, packing);
    const body = await packing;
    this.packed ??= new Map();
    this.packed.set(encoding, body);
    return body;
  }
}
