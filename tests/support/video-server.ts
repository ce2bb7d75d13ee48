import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { newId } from '@barspoon/platform';
import type { Stack } from '@barspoon/testing';
import { AccessToken, TokenVerifier } from 'livekit-server-sdk';

export const videoKey = 'barspoon';
export const videoSecret = 'a-secret-of-at-least-thirty-two-characters';

/** Who is in a room, as LiveKit tells it. */
type Participant = { identity: string; tracks: { sid: string }[] };

/**
 * What we ask of LiveKit's server API, with its checks of who asks. A spec of its own runs against LiveKit itself where it is
 * installed.
 */
export async function aVideoServer() {
  const asked: { method: string; room: string; identity?: string }[] = [];
  const inside = new Map<string, Participant[]>();
  let isDown = false;
  const verifier = new TokenVerifier(videoKey, videoSecret);
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { room: string; identity?: string };
    const method = request.url?.split('/').at(-1) ?? '';
    const answer = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (isDown) return answer(503, { code: 'unavailable', msg: 'down' });
    const claims = await verifier.verify(request.headers.authorization?.slice('Bearer '.length) ?? '');
    const may = method === 'DeleteRoom' ? claims.video?.roomCreate : claims.video?.roomAdmin;
    if (!may) return answer(403, { code: 'permission_denied', msg: 'no' });
    asked.push({ method, ...body });
    const participants = inside.get(body.room);
    if (method === 'ListParticipants') return answer(200, { participants: participants ?? [] });
    if (!participants) return answer(404, { code: 'not_found', msg: 'no such room' });
    answer(200, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = (server.address() as AddressInfo).port;
  return {
    env: {
      LIVEKIT_URL: `ws://127.0.0.1:${port}`,
      LIVEKIT_API_KEY: videoKey,
      LIVEKIT_API_SECRET: videoSecret,
    },
    asked,
    /** Who is in which room. */
    inside,
    setDown: (down: boolean) => {
      isDown = down;
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

interface Told {
  event: string;
  room?: { name: string };
  participant?: { identity: string; attributes?: Record<string, string>; disconnectReason?: string };
}

/** An event in LiveKit's words, signed as LiveKit signs: a token that holds the hash of the body. */
export async function aVideoEvent(told: Told, { secret = videoSecret, seconds = 300 } = {}) {
  const payload = JSON.stringify({
    id: `EV_${newId()}`,
    createdAt: String(Math.floor(Date.now() / 1000)),
    ...told,
  });
  const token = new AccessToken(videoKey, secret, { ttl: seconds });
  token.sha256 = createHash('sha256').update(payload).digest('base64');
  const signature = await token.toJwt();
  /** Posts it as it is, or with another body. */
  const send = (stack: Stack, body = payload) =>
    fetch(`${stack.url}/api/v1/video/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/webhook+json', authorization: signature },
      body,
    });
  return { payload, send };
}
