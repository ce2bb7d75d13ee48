import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, liveSessionRoutes, ownRecipeRoutes, type RealtimeData } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { io, type Socket } from 'socket.io-client';
import { heldMiB, openToInspection } from './kit/held-memory.ts';
import { median, quantile } from './kit/measure.ts';
import { type SignedIn, signedIn, tokenOf } from './kit/members.ts';
import type { Benchmark } from './kit/report.ts';
import { openWorld, type RunningProcess, type World } from './kit/world.ts';

const guests = 500;
const mixing = 200;
const slowGuests = 25;
const speakers = 10;
/** Nobody may say more in a room in ten seconds than five things. */
const messages = 40;
const everyMs = 250;
const rounds = 3;
const steps = 20;
const enterAtOnce = 20;

/** A page in the room, and when it has heard what. */
interface Guest {
  socket: Socket;
  messages: Map<string, number>;
  steps: Map<number, number>;
}

const bench: Benchmark = async (record) => {
  const world = await openWorld();
  try {
    for (const service of ['identity', 'catalogue', 'sessions']) await world.start(service);
    const gateways = [
      await world.start('gateway'),
      // They share a log, in which one inspector is found.
      await world.start('gateway', openToInspection),
    ] as const;
    const host = await signedIn(world, gateways[0], 'host@example.com');
    const speaking: SignedIn[] = [];
    for (let at = 0; at < speakers; at++)
      speaking.push(await signedIn(world, gateways[at % 2] as RunningProcess, `speaker${at}@example.com`));
    const others = Array.from({ length: guests - speakers }, () => newId());
    const ids = [...speaking.map(({ id }) => id), ...others];
    const room = await aLiveSession(world, host.id, ids);

    const idle = await heldMiB(gateways[1].log);
    const pages = await enterAll(world, gateways, room.id, ids);
    const full = await heldMiB(gateways[1].log);
    const perGuest = ((full - idle) * 1024) / (guests / 2);

    const say = async (at: number): Promise<{ id: string; saidAt: number }> => {
      const { headers } = speaking[at % speakers] as SignedIn;
      const saidAt = performance.now();
      const url = `${(gateways[at % 2] as RunningProcess).url}/api/v1/live-sessions/${room.id}/messages`;
      const body = JSON.stringify({ content: `Message ${at}: dry shake first, then with ice.` });
      const { id } = await asked<{ id: string }>(url, { method: 'POST', body, headers });
      return { id, saidAt };
    };
    /** Milliseconds from the sending of each message to each page that reads. */
    const fanOut = async (reading: readonly Guest[]): Promise<number[]> => {
      const said: { id: string; saidAt: number }[] = [];
      for (let at = 0; at < messages; at++) {
        said.push(await say(at));
        await sleep(everyMs);
      }
      await sleep(2000);
      const times = said.flatMap(({ id, saidAt }) =>
        reading.flatMap(({ messages }) => {
          const at = messages.get(id);
          return at === undefined ? [] : [at - saidAt];
        }),
      );
      if (times.length < said.length * reading.length)
        throw new Error(`${said.length * reading.length - times.length} messages did not come`);
      return times;
    };
    await fanOut(pages);
    const [all, beside]: [number[][], number[][]] = [[], []];
    const reading = pages.slice(slowGuests);
    for (let round = 0; round < rounds; round++) {
      all.push(await fanOut(pages));
      for (const { socket } of pages.slice(0, slowGuests)) streamOf(socket).pause();
      beside.push(await fanOut(reading));
      for (const { socket } of pages.slice(0, slowGuests)) streamOf(socket).resume();
      await sleep(1000);
    }
    for (const { socket } of pages) socket.disconnect();

    const along = await aLiveSession(world, host.id, ids.slice(0, mixing));
    const mixers = await enterAll(world, gateways, along.id, ids.slice(0, mixing));
    const skews: number[] = [];
    const waits: number[] = [];
    for (let step = 1; step <= steps; step++) {
      const movedAt = performance.now();
      await asked(`${gateways[0].url}/api/v1/live-sessions/${along.id}/mix-along/step`, {
        method: 'PUT',
        headers: host.headers,
        body: JSON.stringify({ recipeId: along.recipeId, step }),
      });
      await sleep(everyMs * 2);
      const heard = mixers.flatMap(({ steps }) => steps.get(step) ?? []);
      if (heard.length < mixing)
        throw new Error(`${mixing - heard.length} pages did not hear of step ${step}`);
      const first = Math.min(...heard);
      skews.push(...heard.map((at) => at - first));
      waits.push(...heard.map((at) => at - movedAt));
    }
    for (const { socket } of mixers) socket.disconnect();

    const p95 = (times: number[][]) => median(times.map((one) => quantile(one, 0.95)));
    record.figure('fanOut', p95(all));
    record.figure(
      'slow',
      median(beside.map((one, at) => quantile(one, 0.95) / quantile(all[at] ?? [], 0.95))),
    );
    record.figure('memory', perGuest);
    record.figure('skew', quantile(skews, 0.95));
    const row = (what: string, times: number[][]) => ({
      what,
      'p50 ms': median(times.map((one) => quantile(one, 0.5))),
      'p95 ms': p95(times),
      'slowest ms': Math.max(...times.flat()),
    });
    record.table({
      title: `From the sending of a message to each of ${guests} pages on two gateways; ${messages} messages, one every ${everyMs} ms and by ${speakers} members in turn, in each of ${rounds} rounds`,
      rows: [row('everybody reads', all), row(`${slowGuests} of them do not read`, [...beside])],
    });
    record.table({
      title: `${steps} steps of a recipe with ${mixing} pages on two gateways`,
      rows: [row('from the host to each page', [waits]), row('from the first page to each other', [skews])],
    });
    record.table({
      title: 'What a gateway holds after collecting garbage',
      rows: [
        { 'pages on it': 0, MiB: idle },
        { 'pages on it': guests / 2, MiB: full },
      ],
    });
  } finally {
    await world.stop();
  }
};

async function asked<T>(
  url: string,
  { method, body, headers }: { method: string; body: string; headers: Record<string, string> },
): Promise<T> {
  const answer = await fetch(url, {
    method,
    body,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${method} ${url} was answered with ${answer.status}`);
  return (await answer.json()) as T;
}

const memberNamed = (id: string): Actor => ({
  kind: 'member',
  id,
  role: 'member',
  granted: true,
  sessionId: id,
});

/** A session that its host has started, with these inside and a recipe to mix. */
async function aLiveSession(world: World, hostId: string, ids: readonly string[]) {
  return world.operate(async ({ ask }) => {
    const host = memberNamed(hostId);
    const instructions = Array.from({ length: steps }, (_, at) => `Do what step ${at + 1} says.`);
    const recipe = await ask(
      ownRecipeRoutes.create,
      {
        body: {
          ...ownRecipeRoutes.create.example.body,
          name: `Along ${newId().slice(-8)}`,
          instructions,
          visibility: 'public',
          basedOn: null,
        },
      },
      host,
    );
    const scheduledAt = new Date(Date.now() + 10 * 60_000).toISOString();
    const body = { title: 'A full room', scheduledAt, maxParticipants: guests, recipeId: recipe.id };
    const { id } = await ask(liveSessionRoutes.schedule, { body }, host);
    for (const guest of ids) await ask(liveSessionRoutes.join, { params: { id } }, memberNamed(guest));
    await ask(liveSessionRoutes.setStatus, { params: { id }, body: { status: 'live' } }, host);
    return { id, recipeId: recipe.id };
  });
}

/** Half of them by each gateway. */
async function enterAll(
  world: World,
  gateways: readonly RunningProcess[],
  sessionId: string,
  ids: readonly string[],
): Promise<Guest[]> {
  const pages: Guest[] = [];
  for (let from = 0; from < ids.length; from += enterAtOnce)
    pages.push(
      ...(await Promise.all(
        ids
          .slice(from, from + enterAtOnce)
          .map((id, at) =>
            enter((gateways[at % gateways.length] as RunningProcess).url, sessionId, tokenOf(world, id)),
          ),
      )),
    );
  await sleep(2000);
  return pages;
}

async function enter(url: string, sessionId: string, token: string): Promise<Guest> {
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false });
  const guest: Guest = { socket, messages: new Map(), steps: new Map() };
  socket.on('room.messages', ({ messages }: RealtimeData<'room.messages'>) => {
    const now = performance.now();
    for (const { id } of messages) if (!guest.messages.has(id)) guest.messages.set(id, now);
  });
  socket.on('room.mix-along', ({ mixAlong }: RealtimeData<'room.mix-along'>) => {
    if (mixAlong) guest.steps.set(mixAlong.step, performance.now());
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  const answer = (await socket.emitWithAck('room.enter', sessionId)) as object;
  if ('refused' in answer) throw new Error('a guest was not let in');
  return guest;
}

/** What a page that does not read stops. */
const streamOf = (socket: Socket) =>
  (
    socket.io.engine as unknown as {
      transport: { ws: { _socket: { pause(): void; resume(): void } } };
    }
  ).transport.ws._socket;

export default bench;
