import { describe, expect, it } from 'vitest';
import { documentOf } from './document.ts';

const site = { name: 'Bar', description: '', url: 'http://bar' };
const head = { title: 'Bar', description: '', path: '/', type: 'website' } as const;
const template = [
  '<head><!--head--><script type="module" src="/assets/app.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/shell.js">',
  '<link rel="stylesheet" href="/assets/shell.css"></head>',
  '<body><div id="root"></div></body>',
].join('');
const page = {
  head,
  firstData: {},
  assets: ['/assets/a.js', '/assets/a.css'],
  view: '',
  cssOf: (file: string) => `.in{--file:"${file}"}`,
};

describe('a document', () => {
  it('names what its page needs next to the entry, for the scripts to find it there', () => {
    const html = documentOf(template, site, page);
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js">');
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/a.css">');
    expect(html).toContain('<div id="root"></div></body>');
  });

  it('has the styles of a first view in it, those of the page after those of the shell', () => {
    const html = documentOf(template, site, { ...page, view: '<h1>$& Bar</h1>' });
    expect(html).toContain('<div id="root"><h1>$& Bar</h1></div>');
    expect(html).toContain('<style>.in{--file:"/assets/shell.css"}.in{--file:"/assets/a.css"}</style>');
  });

  it('fetches no styles that it has, and leaves its scripts until the first view is shown', () => {
    const html = documentOf(template, site, { ...page, view: '<h1>Bar</h1>' });
    const links = html.match(/<link rel="stylesheet"[^>]*>/g);
    expect(links).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/shell.css" disabled>',
      '<link rel="stylesheet" crossorigin href="/assets/a.css" disabled>',
    ]);
    expect(html).toContain('<script type="module" fetchpriority="low" src="/assets/app.js">');
    expect(html).toContain('<link rel="later" crossorigin href="/assets/a.js">');
    expect(html).not.toContain('modulepreload');
  });

  it('carries its data behind the view, and no markup out of it', () => {
    const firstData = { 'GET /api/v1/recipes': '</script><b>' };
    const html = documentOf(template, site, { ...page, firstData, view: '<h1>Bar</h1>' });
    expect(html.indexOf('id="first-data"')).toBeGreaterThan(html.indexOf('<h1>'));
    expect(html).toContain('{"GET /api/v1/recipes":"\\u003c/script>\\u003cb>"}');
  });
});
