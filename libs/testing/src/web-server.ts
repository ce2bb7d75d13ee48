import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local web server that represents the public web or our own network. */
export interface WebServer {
  port: number;
  url: string;
  /** The requests it received, in order. */
  asked: string[];
  stop(): Promise<void>;
}

/** @param at the port, if it matters */
export async function serveWeb(answer: RequestListener, at = 0): Promise<WebServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }).listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
