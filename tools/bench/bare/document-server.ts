import { createServer } from 'node:http';

/** The reference of pages: Node's HTTP server and nothing else, which answers every address with the same bytes. */
const document = await fetch(process.env.DOCUMENT ?? '', { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.alloc(Number(process.env.BYTES), Buffer.from(await document.arrayBuffer()));
const headers = [...document.headers]
  .filter(
    ([name]) => !['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'].includes(name),
  )
  .flat();

createServer((_request, response) => {
  response.writeHead(200, [...headers, 'content-length', String(body.byteLength)]).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
