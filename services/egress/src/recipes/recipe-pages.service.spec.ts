import type { RequestListener } from 'node:http';
import { OutgoingRequests, reachOf } from '@barspoon/platform/outgoing';
import { serveWeb, type WebServer } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecipePagesService } from './recipe-pages.service.ts';

let server: WebServer;
let answer: RequestListener;
let pages: RecipePagesService;
beforeAll(async () => {
  server = await serveWeb((request, response) => answer(request, response));
  pages = new RecipePagesService(new OutgoingRequests(reachOf(`127.0.0.1:${server.port}`)));
});
afterAll(() => server.stop());

const serve = (body: string, type = 'text/html', headers = {}) => {
  answer = (_, response) => response.writeHead(200, { 'content-type': type, ...headers }).end(body);
};
const found = async (body: string, type?: string): Promise<unknown> => {
  serve(body, type);
  return JSON.parse((await pages.read(server.url)).text);
};
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;

describe('the recipes of a page', () => {
  it('are its JSON-LD as it stands, wherever it is on the page [BEYOND-25]', async () => {
    const graph = { '@graph': [{ '@type': 'Recipe', name: 'Daiquiri' }] };
    const page = `<title>T</title>${script('{"@type":"Person"}')}<p>Text</p>${script(JSON.stringify(graph))}`;
    const expected = [{ '@graph': [{ ...graph['@graph'][0], url: server.url }] }];
    expect(await found(page)).toEqual(expected);
    expect(await found(JSON.stringify(graph), 'application/ld+json')).toEqual(expected);
  });

  it('may have line ends within their texts, as many sites write them', async () => {
    expect(await found(script('{"@type":"Recipe","name":"Dai\nquiri"}'))).toEqual([
      { '@type': 'Recipe', name: 'Dai quiri', url: server.url },
    ]);
  });

  it('have the address they were read from, unless they give one themselves [BEYOND-126]', async () => {
    const addressOf = async (url: string) =>
      ((await found(script(JSON.stringify({ '@type': 'Recipe', url })))) as { url: string }[])[0]?.url;
    expect(await addressOf('')).toBe(server.url);
    expect(await addressOf('/drinks/daiquiri')).toBe(`${server.url}/drinks/daiquiri`);
    expect(await addressOf('https://example.com/daiquiri')).toBe('https://example.com/daiquiri');
    expect(await addressOf('javascript:alert(1)')).toBe(server.url);
  });

  it('are read from microdata where the JSON-LD names no ingredient [BEYOND-126]', async () => {
    const page = `${script('{"@type":"Recipe","name":"Short"}')}<div itemscope itemtype="http://schema.org/Recipe">
      <h1 itemprop="name">Long</h1><ul><li itemprop="recipeIngredient">60 ml rum</li></ul></div>`;
    expect(await found(page)).toMatchObject([{ name: 'Long', recipeIngredient: '60 ml rum' }]);
  });

  it('get their ingredients from the lists of the page where the data leave them out [BEYOND-126]', async () => {
    const page = `${script('{"@type":"Recipe","name":"Daiquiri"}')}<h2>Menu</h2><ul><li>Home</li></ul>
      <h2>Ingredients</h2><ul><li>60 ml <b>rum</b></li></ul><h3>For the syrup</h3><ul><li>100 g sugar</li></ul>
      <h2>Directions</h2><ol><li>Shake.</li><li>Strain.</li></ol><h2>More drinks</h2><ul><li>Gimlet</li></ul>`;
    expect(await found(page)).toMatchObject([
      { recipeIngredient: ['60 ml rum', '100 g sugar'], recipeInstructions: ['Shake.', 'Strain.'] },
    ]);
  });

  it('get them from the list below a line that is no heading, up to its end [BEYOND-126]', async () => {
    const page = `${script('{"@type":"Recipe","name":"Daiquiri","recipeIngredient":[null]}')}
      <h2>Zutaten gesucht?</h2><p>Lots of text.</p><p><b>Ingredients:</b></p><ul><li>60 ml rum</li><li>25 ml lime</li></ul>
      <div>Directions</div><ol><li>Shake.</li></ol><p>More</p><ul><li>Gimlet</li></ul>`;
    expect(await found(page)).toMatchObject([
      { recipeIngredient: ['60 ml rum', '25 ml lime'], recipeInstructions: ['Shake.'] },
    ]);
  });

  it('get the list of the page where the data run it together in one text [BEYOND-126]', async () => {
    const page = (text: string) => `${script(JSON.stringify({ '@type': 'Recipe', recipeIngredient: text }))}
      <div>Ingredients</div><ul><li>60 ml rum</li><li>25 ml lime juice.</li></ul>`;
    expect(await found(page('60 ml rum25 ml lime juice.'))).toMatchObject([
      { recipeIngredient: ['60 ml rum', '25 ml lime juice.'] },
    ]);
    expect(await found(page('60 ml rum, 30 ml lime juice'))).toMatchObject([
      { recipeIngredient: '60 ml rum, 30 ml lime juice' },
    ]);
  });

  it('are found in a graph that is written as an object with numbers for names [BEYOND-126]', async () => {
    const graph = { '@graph': { '0': { '@type': 'Article' }, '2': { '@type': 'Recipe', name: 'Daiquiri' } } };
    expect(await found(script(JSON.stringify(graph)))).toMatchObject([
      { '@graph': { '2': { name: 'Daiquiri', url: server.url } } },
    ]);
  });

  it('are read from microdata where a page has no JSON-LD [BEYOND-25]', async () => {
    const page = `<nav itemscope itemtype="https://schema.org/BreadcrumbList"><a itemprop="item" href="/">Home</a></nav>
      <article itemscope itemtype="http://schema.org/Recipe">
        <h1 itemprop="name">Daiquiri &amp; <b>friends</b></h1><link itemprop="url" href="/daiquiri">
        <span itemprop="author" itemscope itemtype="http://schema.org/Person"><i itemprop="name">Ada</i></span>
        <time itemprop="prepTime" datetime="PT5M">5 minutes</time><img itemprop="image" src="d.jpg" alt="">
        <ul><li itemprop="recipeIngredient">60 ml rum<li itemprop="recipeIngredient ingredients">25 ml lime juice</ul>
        <div itemprop="recipeInstructions"><ol><li>Shake.</li><li>Strain.</li></ol></div>
        <meta itemprop="__proto__" content="x">
      </article>`;
    const [recipe] = (await found(page)) as Record<string, unknown>[];
    expect(Object.keys(recipe ?? {})).toContain('__proto__');
    expect({ ...recipe, ['__proto__']: undefined }).toMatchObject({
      '@type': 'Recipe',
      name: 'Daiquiri & friends',
      url: `${server.url}/daiquiri`,
      author: { '@type': 'Person', name: 'Ada' },
      prepTime: 'PT5M',
      image: `${server.url}/d.jpg`,
      recipeIngredient: ['60 ml rum', '25 ml lime juice'],
      recipeInstructions: 'Shake.\nStrain.',
    });
  });

  it.each([
    ['says nothing of recipes', '<title>A page</title>'],
    ['has broken JSON-LD', script('{"@type":"Recipe",')],
    ['is larger in its words than any recipe', script(`{"@type":"Recipe","name":"${'x'.repeat(300_001)}"}`)],
  ])('are not there on one that %s', async (_, page) => {
    serve(page);
    await expect(pages.read(server.url)).rejects.toMatchObject({
      kind: 'refused',
      code: 'egress.no_recipe',
      message:
        'We found no recipe on this page. It takes pages that describe their recipes for search engines (schema.org).',
    });
  });

  it.each([
    ['a picture', 'image/png', {}],
    ['a page that was packed unasked, as a bomb would be', 'text/html', { 'content-encoding': 'gzip' }],
  ])('are not looked for in %s (security 37)', async (_, type, headers) => {
    serve(script('{"@type":"Recipe"}'), type, headers);
    await expect(pages.read(server.url)).rejects.toMatchObject({ code: 'egress.not_fetched' });
  });

  it('are not fetched from our own network (security 33)', async () => {
    const strict = new RecipePagesService(new OutgoingRequests({ alsoFrom: [], alsoPorts: [server.port] }));
    server.asked.length = 0;
    await expect(strict.read(server.url)).rejects.toMatchObject({ code: 'egress.not_fetched' });
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['hundreds of thousands of levels', '<a>'.repeat(600_000)],
    ['items within items', '<i itemprop=a itemscope itemtype=x/Recipe>'.repeat(40_000)],
    ['texts within texts', `<p itemscope itemtype=x/Recipe>${'<b itemprop=name>x'.repeat(100_000)}`],
    ['a type that does not end', `<p itemscope itemtype="${'a'.repeat(1_900_000)}!">`],
    ['lists within lists of JSON', script(`{"@type":"Recipe","x":${'['.repeat(900_000)}`)],
  ])('are soon given up on a page of %s (security 37)', async (_, page) => {
    serve(page);
    await pages.read(server.url).catch((error: unknown) => expect(error).toMatchObject({ kind: 'refused' }));
  });
});
