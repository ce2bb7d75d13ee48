import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
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
    const preferred = await freePort();
    await occupy(preferred);
    expect(await isFree(preferred)).toBe(false);
    const chosen = await freePort(preferred);
    expect(chosen).toBeGreaterThan(preferred);
    expect(chosen).toBeLessThan(preferred + 50);
  });

  it('gives no port that another process was given, even before that one listens', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port: preferred } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    const script = `import { freePort } from './ports.ts'; console.log(await freePort(${preferred})); process.stdin.resume();`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [theirs] = await once(other.stdout, 'data');
    expect(Number(theirs)).toBe(preferred);
    expect(await freePort(preferred)).not.toBe(preferred);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(await freePort(preferred)).toBe(preferred);
  });

  it('gives no port to two callers, even before either listens', async () => {
    const preferred = await freePort();
    const given = await Promise.all([freePort(), freePort(), freePort()]);
    expect(await freePort(preferred)).not.toBe(preferred);
    expect(new Set([...given, preferred]).size).toBe(4);
  });
});
