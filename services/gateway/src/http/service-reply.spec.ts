import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ServiceReply } from './service-reply.ts';

const text = 'Stir with ice. '.repeat(200);
const replyOf = (body: string) => new ServiceReply({ status: 200, body: new TextEncoder().encode(body) });

describe('a reply of a service', () => {
  it('has the same mark as long as its bytes are the same', () => {
    expect(replyOf(text).etag).toBe(replyOf(text).etag);
    expect(replyOf(text).etag).not.toBe(replyOf(`${text}.`).etag);
    expect(replyOf(text).etag).toMatch(/^"[\w-]{27}"$/);
  });

  it('is packed once for all who take it so', async () => {
    const reply = replyOf(text);
    expect(reply.packedAs('gzip')).toBeUndefined();
    const packed = await reply.packAs('gzip');
    expect(gunzipSync(packed).toString()).toBe(text);
    expect(await reply.packAs('gzip')).toBe(packed);
    expect(reply.packedAs('br')).toBeUndefined();
  });
});
