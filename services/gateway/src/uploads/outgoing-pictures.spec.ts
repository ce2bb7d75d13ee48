import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reachOf } from '@barspoon/platform/outgoing';
import { afterEach, describe, expect, it } from 'vitest';
import { OutgoingPictures } from './outgoing-pictures.ts';

const servers: Server[] = [];
let asked: string[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  asked = [];
});

/** A web server on this machine, which stands for our own network. */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const bytes = Buffer.from('picture');
const limits = { bytesLimit: 1000, timeoutMs: 1000 };
const strict = (port: number) => new OutgoingPictures({ alsoFrom: [], alsoPorts: [port] }, limits);
const allowing = (port: number) => new OutgoingPictures(reachOf(`127.0.0.1:${port}`), limits);
const refused = { kind: 'refused', code: 'gateway.picture_not_fetched' };

describe('a picture of the web', () => {
  it('is fetched, also behind a redirect', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/here' }).end();
      else response.end(bytes);
    });
    const url = `http://127.0.0.1:${port}/moved`;
    expect(Buffer.from(await allowing(port).fetch(url))).toEqual(bytes);
    expect(asked).toEqual(['/moved', '/here']);
  });

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine by its name', 'localhost'],
    ['this machine as one number', '2130706433'],
    ['this machine in octal', '0177.0.0.1'],
    ['this machine in hexadecimal', '0x7f.1'],
    ['this machine in IPv6', '[::1]'],
    ['this machine as IPv4 in IPv6', '[::ffff:127.0.0.1]'],
    ['this machine as IPv4 in IPv6 of old', '[::127.0.0.1]'],
    ['all addresses', '0.0.0.0'],
    ['a private network', '10.0.0.1'],
    ['another private network', '192.168.0.1'],
    ['the metadata of a cloud', '169.254.169.254'],
  ])('is not fetched from %s (security 33)', async (_, host) => {
    const port = await serve((_request, response) => response.end(bytes));
    await expect(strict(port).fetch(`http://${host}:${port}/`)).rejects.toMatchObject(refused);
    expect(asked).toEqual([]);
  });

  it('is not fetched through a redirect into a private network (security 34)', async () => {
    const inside = await serve((_request, response) => response.end(bytes));
    const outside = await serve((_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.2:${inside}/secret` }).end(),
    );
    const outgoing = new OutgoingPictures({ alsoFrom: ['127.0.0.1'], alsoPorts: [inside, outside] }, limits);
    await expect(outgoing.fetch(`http://127.0.0.1:${outside}/`)).rejects.toMatchObject(refused);
    expect(asked).toEqual(['/']);
  });

  it('is not fetched from a name that turns to this machine when it is used (security 35)', async () => {
    const port = await serve((_request, response) => response.end(bytes));
    const answers = ['93.184.216.34', '127.0.0.1'];
    const outgoing = new OutgoingPictures(
      {
        alsoFrom: [],
        alsoPorts: [port],
        lookup: (_name, { all }, callback) => {
          const address = answers.length > 1 ? (answers.shift() ?? '') : '127.0.0.1';
          if (all) callback(null, [{ address, family: 4 }]);
          else callback(null, address, 4);
        },
      },
      { bytesLimit: 1000, timeoutMs: 300 },
    );
    for (const _ of [1, 2])
      await expect(outgoing.fetch(`http://rebound.example:${port}/`)).rejects.toMatchObject(refused);
    expect(asked).toEqual([]);
  });

  it('is not fetched behind more than three redirects (security 34)', async () => {
    const port = await serve((_request, response) => response.writeHead(302, { location: '/again' }).end());
    await expect(allowing(port).fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject(refused);
    expect(asked).toHaveLength(4);
  });

  it.each([
    'file:///etc/passwd',
    'gopher://example.com/',
    'ftp://example.com/a.png',
    'http://example.com:22/',
  ])('is not fetched from %s (security 36)', async (address) => {
    await expect(strict(1).fetch(address)).rejects.toMatchObject(refused);
  });

  it('is not fetched with a name and a password in its address', async () => {
    await expect(strict(1).fetch('http://ada:secret@example.com/')).rejects.toMatchObject(refused);
  });

  it('is cut when it does not end (security 37) [PROF-31]', async () => {
    const port = await serve((_request, response) => {
      const pour = setInterval(() => response.write(Buffer.alloc(400)), 5);
      response.on('close', () => clearInterval(pour));
    });
    await expect(allowing(port).fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      kind: 'tooLarge',
      detail: 'File size must be less than 5MB',
    });
  });

  it('is given up when it comes too slowly (security 37)', async () => {
    const port = await serve((_request, response) => void response.write('x'));
    await expect(allowing(port).fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject(refused);
  });

  it('is not there when the answer is anything but 200', async () => {
    const port = await serve((_request, response) => response.writeHead(404).end());
    await expect(allowing(port).fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject(refused);
  });
});
