import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveWeb } from '@barspoon/testing';

/** A browser that has subscribed, which alone can read what it is pushed. */
export interface PushedBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What was pushed to it, decrypted. */
  received: Pushed[];
}

export interface Pushed {
  content: unknown;
  headers: IncomingMessage['headers'];
  /** What the sender said of itself, checked with the key the browser subscribed with. */
  claims: Claims;
}

interface Claims {
  aud: string;
  exp: number;
  sub: string;
}

/** A status, and how long the service wants to be left alone. */
type Answer = number | { status: number; retryAfter: string };

/**
 * The push service of a browser on this machine, as RFC 8030 has it: takes what is encrypted by RFC 8291 and signed by
 * RFC 8292, and refuses everything else.
 */
export async function servePushes(publicKey: () => string) {
  const browsers = new Map<string, PushedBrowser & { open: (sealed: Buffer) => Buffer }>();
  const answers = new Map<string, Answer[]>();
  const web = await serveWeb(async (request, response) => {
    const path = request.url ?? '';
    const sealed = await buffer(request);
    const [answer] = answers.get(path)?.splice(0, 1) ?? [];
    const browser = browsers.get(path);
    if (typeof answer === 'number') return response.writeHead(answer).end();
    if (answer) return response.writeHead(answer.status, { 'retry-after': answer.retryAfter }).end();
    if (!browser) return response.writeHead(404).end();
    try {
      const claims = sender(request, publicKey());
      if (request.method !== 'POST' || !(Number(request.headers.ttl) > 0)) throw new Error('no push');
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('another encryption');
      const content = JSON.parse(browser.open(sealed).toString());
      browser.received.push({ content, headers: request.headers, claims });
      response.writeHead(201, { location: `${web.url}/messages/1` }).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  return {
    ...web,
    /** @param first what the service answers the first times, before it takes anything */
    browser(...first: Answer[]): PushedBrowser {
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = randomBytes(16);
      const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
      const browser = { endpoint: `${web.url}${path}`, keys, received: [] as Pushed[] };
      browsers.set(path, Object.assign(browser, { open: (sealed: Buffer) => opened(sealed, own, auth) }));
      answers.set(path, first);
      return browser;
    },
  };
}

/** RFC 8292: whoever signs is whom the browser subscribed to. */
function sender({ headers }: IncomingMessage, publicKey: string): Claims {
  const { token = '', key } = /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(headers.authorization ?? '')
    ?.groups ?? { key: '' };
  if (key !== publicKey) throw new Error('another sender');
  const point = Buffer.from(publicKey, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const verifying = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', body = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: verifying, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  if (!isSigned || read(head).alg !== 'ES256') throw new Error('not signed with this key');
  const payload: Claims = read(body);
  const now = Date.now() / 1000;
  if (payload.aud !== `http://${headers.host}`) throw new Error('meant for another push service');
  if (payload.exp < now || payload.exp > now + 24 * 60 * 60)
    throw new Error('valid for too long, or no more');
  return payload;
}

/** RFC 8291 with the header of RFC 8188: salt, record size, the sender's key of this message, one record. */
function opened(sealed: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = sealed.subarray(0, 16);
  const theirs = sealed.subarray(21, 21 + sealed.readUInt8(20));
  const record = sealed.subarray(21 + theirs.length);
  const derive = (key: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const said = (text: string) => Buffer.from(`${text}\0`);
  const both = Buffer.concat([said('WebPush: info'), own.getPublicKey(), theirs]);
  const key = derive(own.computeSecret(theirs), auth, both, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, said('Content-Encoding: aes128gcm'), 16),
    derive(key, salt, said('Content-Encoding: nonce'), 12),
  );
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record');
  return padded.subarray(0, end);
}
