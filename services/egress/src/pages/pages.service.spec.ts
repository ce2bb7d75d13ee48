import type { RequestListener } from 'node:http';
import { OutgoingRequests, reachOf } from '@barspoon/platform/outgoing';
import { serveWeb, type WebServer } from '@barspoon/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { PagesService } from './pages.service.ts';

const servers: WebServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
async function serve(answer: RequestListener): Promise<WebServer> {
  const server = await serveWeb(answer);
  servers.push(server);
  return server;
}
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = (head: string) => `<!doctype html><html><head>${head}</head><body><p>Text</p></body></html>`;
const allowing = ({ port }: WebServer) =>
  new PagesService(new OutgoingRequests(reachOf(`127.0.0.1:${port}`)));
/** Without exceptions but for the port, as in production. */
const strict = ({ port }: WebServer) =>
  new PagesService(new OutgoingRequests({ alsoFrom: [], alsoPorts: [port] }));
const refused = { kind: 'refused', code: 'egress.not_fetched' };

describe('a page', () => {
  it('is read behind a redirect, with the addresses on it made whole [LINK-07, BEYOND-54]', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/moved') response.writeHead(301, { location: '/drinks/daiquiri' }).end();
      else
        response.writeHead(200, html).end(
          page(`<title>No</title><meta property="og:title" content="The Daiquiri &amp; friends">
            <meta property="og:description" content="Rum, lime\n and sugar."><meta property="og:site_name" content="Drinks">
            <meta property="og:image" content="../d.jpg"><link rel="icon" href="/i.png">`),
        );
    });
    expect(await allowing(server).read(`${server.url}/moved`)).toEqual({
      url: `${server.url}/drinks/daiquiri`,
      title: 'The Daiquiri & friends',
      description: 'Rum, lime and sugar.',
      siteName: 'Drinks',
      imageUrl: `${server.url}/d.jpg`,
      iconUrl: `${server.url}/i.png`,
    });
  });

  it('has its title cut at 100 characters and its description at 200 [LINK-03]', async () => {
    const server = await serve((_, response) =>
      response
        .writeHead(200, html)
        .end(page(`<title>${'t'.repeat(150)}</title><meta name="description" content="${'d'.repeat(300)}">`)),
    );
    expect(await allowing(server).read(server.url)).toMatchObject({
      title: 't'.repeat(100),
      description: 'd'.repeat(200),
    });
  });

  it('says only text, whatever its head holds (security 29)', async () => {
    const server = await serve((_, response) =>
      response.writeHead(200, html).end(
        page(`<title><script>alert(1)</script></title><meta property="og:image" content="javascript:alert(1)">
          <meta property="og:description" content="&lt;img src=x onerror=alert(1)&gt;\u0000\u2028x">
          <link rel="icon" href="data:image/png;base64,AAAA"><base href="javascript:alert(1)//">`),
      ),
    );
    expect(await allowing(server).read(server.url)).toMatchObject({
      title: '<script>alert(1)</script>',
      description: '<img src=x onerror=alert(1)> x',
      imageUrl: null,
      iconUrl: null,
    });
  });

  it('is read in the letters it is written in', async () => {
    const server = await serve((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(Buffer.from(page('<meta charset="iso-8859-1"><title>Caf\u00e9</title>'), 'latin1')),
    );
    expect((await allowing(server).read(server.url)).title).toBe('Café');
  });

  it.each([
    ['a picture', 200, { 'content-type': 'image/png' }],
    ['a file without a type', 200, {}],
    ['one that is not there', 404, html],
    ['one that was packed unasked, as a bomb would be', 200, { ...html, 'content-encoding': 'gzip' }],
  ])('is not %s', async (_, status, headers) => {
    const server = await serve((_request, response) =>
      response.writeHead(status, headers).end(page('<title>T</title>')),
    );
    await expect(allowing(server).read(server.url)).rejects.toMatchObject(refused);
  });
});

describe('a page is not read', () => {
  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine by its name', 'localhost'],
    ['this machine as one number', '2130706433'],
    ['this machine in octal', '0177.0.0.1'],
    ['this machine in hexadecimal', '0x7f.1'],
    ['another address of this machine', '127.9.9.9'],
    ['this machine in IPv6', '[::1]'],
    ['this machine as IPv4 in IPv6', '[::ffff:127.0.0.1]'],
    ['this machine as IPv4 in IPv6, in hexadecimal', '[::ffff:7f00:1]'],
    ['this machine translated', '[64:ff9b::7f00:1]'],
    ['this machine as IPv4 in IPv6 of old', '[::127.0.0.1]'],
    ['a private network as IPv4 in IPv6 of old', '[::a00:1]'],
    ['all addresses', '0.0.0.0'],
    ['a private network', '10.0.0.1'],
    ['a network of a carrier', '100.64.0.1'],
    ['a private network of IPv6', '[fd00::1]'],
    ['a link of IPv6', '[fe80::1]'],
    ['the metadata of a cloud', '169.254.169.254'],
  ])('from %s (security 33) [BEYOND-54]', async (_, host) => {
    const server = await serve((_request, response) => response.writeHead(200, html).end(page('')));
    await expect(strict(server).read(`http://${host}:${server.port}/`)).rejects.toMatchObject(refused);
    expect(server.asked).toEqual([]);
  });

  it('through a redirect into our network (security 34)', async () => {
    const inside = await serve((_, response) => response.writeHead(200, html).end(page('<title>S</title>')));
    const outside = await serve((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.2:${inside.port}/secret` }).end(),
    );
    const requests = new OutgoingRequests({
      alsoFrom: ['127.0.0.1'],
      alsoPorts: [inside.port, outside.port],
    });
    await expect(new PagesService(requests).read(outside.url)).rejects.toMatchObject(refused);
    expect([outside.asked, inside.asked]).toEqual([['/'], []]);
  });

  it('behind more than three redirects (security 34)', async () => {
    const server = await serve((_, response) => response.writeHead(302, { location: '/again' }).end());
    await expect(allowing(server).read(server.url)).rejects.toMatchObject(refused);
    expect(server.asked).toHaveLength(4);
  });

  it.each([
    ['at once', ['127.0.0.1']],
    ['when it is used', ['93.184.215.14', '127.0.0.1']],
  ])('from a name that turns out to be this machine %s (security 35)', async (_, addresses) => {
    const server = await serve((_request, response) => response.writeHead(200, html).end(page('')));
    const requests = new OutgoingRequests({
      alsoFrom: [],
      alsoPorts: [server.port],
      lookup: (_name, _options, callback) =>
        callback(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        ),
    });
    await expect(
      new PagesService(requests).read(`http://rebound.example:${server.port}/`),
    ).rejects.toMatchObject(refused);
    expect(server.asked).toEqual([]);
  });

  it.each([
    'file:///etc/passwd',
    'gopher://example.com/',
    'ftp://example.com/',
    'http://example.com:22/',
    'http://ada:secret@example.com/',
    'not an address',
    `http://example.com/${'a'.repeat(3000)}`,
  ])('from %s (security 36)', async (address) => {
    const server = await serve((_, response) => response.end());
    await expect(strict(server).read(address)).rejects.toMatchObject(refused);
  });

  it('for longer than three seconds (security 37)', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, html).write('<title>T</title>');
      const drip = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(drip));
    });
    await expect(allowing(server).read(server.url)).rejects.toMatchObject(refused);
  });
});

it('reads the first half megabyte of a page that does not end (security 37)', async () => {
  let sent = 0;
  const server = await serve((_, response) => {
    response.writeHead(200, html).write('<title>The beginning</title>');
    const pour = setInterval(() => {
      sent += 64 * 1024;
      response.write(Buffer.alloc(64 * 1024, 'x'));
    }, 5);
    response.on('close', () => clearInterval(pour));
  });
  expect((await allowing(server).read(server.url)).title).toBe('The beginning');
  expect(sent).toBeLessThan(4 * 1024 * 1024);
});
