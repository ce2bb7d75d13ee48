import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import { recipeRoutes } from '@barspoon/contracts';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { writeContext } from '@barspoon/messaging/wire';

/**
 * The reference of the gateway's CPU time: an HTTP server that asks the catalogue for a page by the NATS client's
 * own `request`, hashes the reply for its ETag, and does nothing else.
 */
const nats = await connectToNats(process.env, 'bare-asker', { as: OPERATOR });
const actor = { kind: 'visitor', mark: 'bench' } as const;
const timeout = 5000;

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare');
  if (pathname === '/readyz') return void response.end();
  const query = {
    limit: Number(searchParams.get('limit')),
    scope: 'discover',
    cursor: searchParams.get('cursor'),
  };
  const headers = writeContext({ correlationId: 'bench', causationId: 'bench', actor });
  nats
    .request(recipeRoutes.list.subject, JSON.stringify({ params: {}, query }), { timeout, headers })
    .then(({ data }) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': data.byteLength,
        etag: `"${hash('sha1', data, 'base64url')}"`,
      });
      response.end(data);
    })
    .catch(() => response.writeHead(503, { 'content-length': 0 }).end());
});
server.listen(Number(process.env.PORT), '127.0.0.1');
