import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { HttpConnections } from './http-connections.ts';

let server: Server;
let connections: HttpConnections;
const clients: Socket[] = [];

async function serve(answerAfterMs: number): Promise<void> {
  server = createServer((_request, response) => {
    setTimeout(() => response.end('poured'), answerAfterMs);
  });
  connections = new HttpConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function connectTo(): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  await new Promise<void>((resolve) => client.once('connect', resolve));
  return client;
}

/** @returns what was said on a connection until it ended */
async function hear(client: Socket): Promise<string> {
  let heard = '';
  for await (const piece of client) heard += String(piece);
  return heard;
}

/** @returns how long it took to close */
async function close(requestMs = 10_000): Promise<number> {
  const began = performance.now();
  connections.leave(requestMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return performance.now() - began;
}

const question = 'GET / HTTP/1.1\r\nhost: bar\r\nconnection: keep-alive\r\n\r\n';

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});

describe('an HTTP server that leaves', () => {
  it('does not wait for a connection on which nothing was asked', async () => {
    await serve(0);
    await connectTo();
    expect(await close()).toBeLessThan(4000);
  });

  it('answers the request in hand and ends its connection, though it was to be kept', async () => {
    await serve(600);
    const client = await connectTo();
    client.write(question);
    await sleep(200);
    const heard = hear(client);
    expect(await close()).toBeLessThan(2000);
    expect(await heard).toMatch(/connection: close[\s\S]*poured/i);
  });

  it('answers a request that takes longer than a goodbye', async () => {
    await serve(2800);
    const client = await connectTo();
    client.write(question);
    await sleep(200);
    const heard = hear(client);
    expect(await close()).toBeLessThan(4500);
    expect(await heard).toContain('poured');
  });

  it('waits for a request no longer than it was told', async () => {
    await serve(60_000);
    const client = await connectTo();
    client.on('error', () => undefined);
    client.write(question);
    await sleep(200);
    const ms = await close(1000);
    expect(ms).toBeGreaterThan(900);
    expect(ms).toBeLessThan(2500);
  });
});
