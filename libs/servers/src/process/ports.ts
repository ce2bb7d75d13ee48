import { createServer } from 'node:net';

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether a TCP port is free on the loopback address and on all addresses. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));
}

const given = new Set<number>();

/**
 * A free port: the usual one, else one of the next fifty, else any.
 * A port is given to one caller only, because what asked for it may not be listening yet.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    for (let port = preferred; port < preferred + 50; port++) {
      if (given.has(port) || !(await isFree(port))) continue;
      given.add(port);
      return port;
    }
  }
  for (;;) {
    const port = await anyPort();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
