import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, isFree } from './ports.ts';

describe('ports', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  const occupy = (port: number) =>
    new Promise<void>((resolve) => {
      servers.push(createServer().listen(port, '127.0.0.1', resolve));
    });

  it('chooses the next free one when the usual one is taken by another program', async () => {
    const usual = await freePort();
    await occupy(usual);
    expect(await isFree(usual)).toBe(false);
    const chosen = await freePort(usual);
    expect(chosen).toBeGreaterThan(usual);
    expect(chosen).toBeLessThan(usual + 50);
  });

  it('gives no port to two callers, even before either listens', async () => {
    const usual = await freePort();
    const given = await Promise.all([freePort(), freePort(), freePort()]);
    expect(await freePort(usual)).not.toBe(usual);
    expect(new Set([...given, usual]).size).toBe(4);
  });
});
