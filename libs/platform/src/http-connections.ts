import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a page has to respond to the close of its socket. */
const closeTimeoutMs = 2000;

/**
 * The connections of an HTTP server, so that a shutdown does not depend on clients. Node waits for each of them when
 * a server closes, and some never end: idle ones that browsers and load balancers open in advance; keep-alive ones after the current request; the socket of a suspended page.
 */
export class HttpConnections {
  private readonly open = new Set<Socket>();
  private readonly inHand = new Map<Socket, ServerResponse>();
  private isLeaving = false;

  /** Must be created before the server listens. */
  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
    server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
      this.inHand.set(socket, response);
      response.once('close', () => this.finish(socket, response));
    });
  }

  /**
   * Closes the connections; call it when the server is closed. Connections end after the current request, the others
   * within two seconds.
   * @param requestMs how long a current request may take
   */
  leave(requestMs: number): void {
    this.isLeaving = true;
    for (const response of this.inHand.values())
      if (!response.headersSent) response.setHeader('connection', 'close');
    setTimeout(() => this.drop((socket) => !this.inHand.has(socket)), closeTimeoutMs).unref();
    setTimeout(() => this.drop(() => true), requestMs).unref();
  }

  private finish(socket: Socket, response: ServerResponse): void {
    if (this.inHand.get(socket) === response) this.inHand.delete(socket);
    if (this.isLeaving) socket.end();
  }

  private drop(which: (socket: Socket) => boolean): void {
    for (const socket of this.open) if (which(socket)) socket.destroy();
  }
}
