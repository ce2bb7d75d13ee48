import { connect } from 'node:net';

/** The first bytes a server answers on a plain TCP connection, after an optional question. */
export function askTcp(host: string, port: number, question = '', timeoutMs = 2_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
    socket.once('connect', () => question && socket.write(question));
    socket.once('data', (data) => {
      resolve(data.toString('utf8'));
      socket.destroy();
    });
    socket.once('close', () => reject(new Error('closed without an answer')));
  });
}

/** Host and port of a server's address; of several addresses, the first one's. */
export function hostAndPort(url: string, defaultPort: number): { host: string; port: number } {
  const first = url.split(',')[0] ?? url;
  const { hostname, port } = new URL(first.includes('://') ? first : `tcp://${first}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : defaultPort };
}
