import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So long a page has to answer the goodbye of its socket. */
const closeTimeoutMs = 2000;

/**
 * The connections of an HTTP server, so that leaving does not depend on the other side. Closing a server of Node's
 * waits for each of them, and some never end by themselves: one on which nothing was asked yet, as browsers and load
 * balancers open them; one that is kept for more requests after the one in hand; the socket of a page that sleeps.
 */
export class HttpConnections {
  private readonly open = new Set<Socket>();
  private readonly inHand = new Map<Socket, ServerResponse>();
  private isLeaving = false;

  /** To be made before the server listens. */
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
   * Says goodbye; to be called as the server is closed. Connections end with the request in hand, the others in two
   * seconds.
   * @param requestMs how long a request in hand may take
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
