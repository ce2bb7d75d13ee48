import type { IncomingMessage, ServerResponse } from 'node:http';
import { OutgoingRequests, reachOf } from '@barspoon/platform/outgoing';
import { serveWeb, type WebServer } from '@barspoon/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FeedsService } from './feeds.service.ts';

let server: WebServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let feeds: FeedsService;
beforeAll(async () => {
  server = await serveWeb((request, response) => answer(request, response));
  feeds = new FeedsService(new OutgoingRequests(reachOf(`127.0.0.1:${server.port}`)));
});
afterAll(() => server.stop());
beforeEach(() => {
  server.asked.length = 0;
});
const serve = (body: string, type = 'application/rss+xml', headers = {}) => {
  answer = (_, response) => response.writeHead(200, { 'content-type': type, ...headers }).end(body);
};
const read = (more = {}) =>
  feeds.read({ url: `${server.url}/feed`, max: 3, etag: null, lastModified: null, ...more });
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title><link>https://e.example</link>${items}</channel></rss>`;
const item = (title: string, day: number, more = '') =>
  `<item><title>${title}</title><link>/a${day}</link><pubDate>Tue, ${day} Nov 2022 10:00:00 GMT</pubDate>${more}</item>`;

describe('the articles of a feed', () => {
  it('are read from RSS, newest first, as many as are asked for [NEWS-04, NEWS-06, DATA-19, BEYOND-55]', async () => {
    serve(
      rss(
        item('First', 1) +
          item(
            'A &amp; &lt;b&gt;B&lt;/b&gt;',
            15,
            '<description><![CDATA[<p>Rum &amp; <b>lime</b></p><script>alert(1)</script>]]></description><media:thumbnail url="/t.jpg"/>',
          ) +
          item('Third', 8, '<enclosure url="https://e.example/e.png" type="image/png" length="1"/>') +
          item(
            'Second',
            2,
            '<content:encoded><![CDATA[<p>Gin</p><img alt="" src="/in.jpg">]]></content:encoded>',
          ),
      ),
      'text/xml',
      { etag: '"v1"' },
    );
    expect(await read()).toEqual({
      version: { etag: '"v1"', lastModified: null },
      articles: [
        {
          title: 'A & B',
          summary: 'Rum & lime',
          url: `${server.url}/a15`,
          publishedAt: '2022-11-15T10:00:00.000Z',
          imageUrl: `${server.url}/t.jpg`,
        },
        expect.objectContaining({ title: 'Third', summary: '', imageUrl: 'https://e.example/e.png' }),
        expect.objectContaining({ title: 'Second', summary: 'Gin', imageUrl: `${server.url}/in.jpg` }),
      ],
    });
  });

  it('are read from Atom [BEYOND-55]', async () => {
    serve(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><id>f</id><updated>2026-01-01T00:00:00Z</updated><entry><id>g</id><title type="html">A &lt;i>x&lt;/i></title><link href="/a"/><updated>2022-11-03T10:00:00Z</updated><summary>Short</summary></entry></feed>`,
      'application/atom+xml',
    );
    expect((await read()).articles).toEqual([
      {
        title: 'A x',
        summary: 'Short',
        url: `${server.url}/a`,
        publishedAt: '2022-11-03T10:00:00.000Z',
        imageUrl: null,
      },
    ]);
  });

  it('are read from a JSON feed', async () => {
    const one = { id: '1', url: 'https://e.example/a', title: 'X', content_html: '<p>a</p>' };
    serve(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 't',
        items: [{ ...one, image: '/i.png', date_published: '2022-11-03T10:00:00Z' }],
      }),
      'application/feed+json',
    );
    expect((await read()).articles).toEqual([
      {
        title: 'X',
        summary: 'a',
        url: 'https://e.example/a',
        publishedAt: '2022-11-03T10:00:00.000Z',
        imageUrl: `${server.url}/i.png`,
      },
    ]);
  });

  it('have their summary cut at 150 characters plus an ellipsis [NEWS-03]', async () => {
    serve(rss(item('Long', 1, `<description>&lt;p&gt;${'x'.repeat(300)}&lt;/p&gt;</description>`)));
    expect((await read()).articles?.[0]?.summary).toBe(`${'x'.repeat(150)}…`);
  });

  it('need an address; without a moment they have that of their neighbor, without a title their first words [BEYOND-123]', async () => {
    serve(
      rss(
        `${item('Dated', 15)}<item><title>No moment</title><link>/b</link></item>` +
          '<item><link>/c</link><description>Rum and lime</description></item>' +
          '<item><title>No address</title></item><item><link>/d</link></item>' +
          item('Script', 2).replace('/a2', 'javascript:alert(1)'),
      ),
    );
    const { articles } = await read();
    expect(articles?.map(({ title, publishedAt }) => `${title} ${publishedAt.slice(0, 10)}`)).toEqual([
      'Dated 2022-11-15',
      'No moment 2022-11-15',
      'Rum and lime 2022-11-15',
    ]);
  });

  it('from tomorrow are from now', async () => {
    serve(rss(item('Soon', 1).replace('2022', '2222')));
    expect(Date.parse((await read()).articles?.[0]?.publishedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('are not sent again while nothing has changed', async () => {
    answer = ({ headers }, response) =>
      response
        .writeHead(headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === 'now' ? 304 : 500)
        .end();
    const version = { etag: '"v1"', lastModified: 'now' };
    expect(await read(version)).toEqual({ articles: null, version });
  });
});

describe('no feed is', () => {
  it.each([
    ['a page', '<html><title>T</title></html>', 'text/html'],
    ['a page that says it is one', '<html><title>T</title></html>', 'application/rss+xml'],
    ['nothing', '', 'application/rss+xml'],
    ['broken JSON', '{"version": "https://jsonfeed', 'application/json'],
  ])('%s', async (_, body, type) => {
    serve(body, type);
    await expect(read()).rejects.toMatchObject({ code: 'egress.no_feed' });
  });

  it('one with entities of its own, of which bombs are made (security 37)', async () => {
    const lines = 'abcdefghij'
      .split('')
      .map((name, at, all) => `<!ENTITY ${name} "${at ? `&${all[at - 1]};`.repeat(10) : 'lol'}">`);
    serve(`<?xml version="1.0"?><!DOCTYPE lolz [${lines.join('')}]>${rss(item('&j;', 1))}`);
    await expect(read()).rejects.toMatchObject({ code: 'egress.no_feed' });
  });

  it('one of a hundred thousand levels, which is given up (security 37)', async () => {
    serve(rss(`<item>${'<a>'.repeat(100_000)}`));
    await read().catch(() => undefined);
  });

  it('one that is larger than a megabyte (security 37)', async () => {
    serve(rss(item('x'.repeat(1024 * 1024), 1)));
    await expect(read()).rejects.toMatchObject({ code: 'egress.not_fetched' });
  });
});
