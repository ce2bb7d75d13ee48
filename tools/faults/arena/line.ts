import { connect, createServer, type Server, type Socket } from 'node:net';
import { hostAndPort } from '@barspoon/servers/tcp';

/** A line between services and a server that can be cut or made to swallow everything. */
export class Line {
  readonly url: string;
  private readonly server: Server;
  private readonly sockets: Set<Socket>;
  private isSwallowing = false;

  private constructor(server: Server, sockets: Set<Socket>, url: string) {
    this.server = server;
    this.sockets = sockets;
    this.url = url;
  }

  /** Opens a line to a server's address, at a free port. */
  static async open(target: string): Promise<Line> {
    const { host, port } = hostAndPort(target, 0);
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect({ host, port });
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on('data', (data) => void other.write(data));
        one.on('error', () => other.destroy());
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        if (line.isSwallowing) one.pause();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const ours = typeof address === 'object' && address ? address.port : 0;
    const line = new Line(server, sockets, target.replace(`${host}:${port}`, `127.0.0.1:${ours}`));
    return line;
  }

  /** Nothing passes anymore; nobody is told. */
  swallow(): void {
    this.isSwallowing = true;
    for (const socket of this.sockets) socket.pause();
  }

  pass(): void {
    this.isSwallowing = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Ends every connection with a reset. */
  reset(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.reset();
    this.server.close();
  }
}
