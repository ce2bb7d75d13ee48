import { describe, expect, it } from 'vitest';
import { documentOf } from './document.ts';

const site = { name: 'Bar', description: '', url: 'http://bar' };
const head = { title: 'Bar', description: '', path: '/', type: 'website' } as const;
const template =
  '<head><!--head--><link rel="stylesheet" href="/assets/shell.css"></head><body><div id="root"></div></body>';
const page = { head, firstData: {}, assets: ['/assets/a.js', '/assets/a.css'], view: '' };

describe('a document', () => {
  it('names what its page needs beside the entry, for the scripts to find it there', () => {
    const html = documentOf(template, site, page);
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js">');
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/a.css">');
    expect(html).toContain('<div id="root"></div></body>');
  });

  it('waits for the styles of a first view, which overrule those of the shell', () => {
    const html = documentOf(template, site, { ...page, view: '<h1>$& Bar</h1>' });
    expect(html).toContain('<div id="root"><h1>$& Bar</h1></div>');
    const styles = [...html.matchAll(/rel="stylesheet"(?: crossorigin)? href="([^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(styles).toEqual(['/assets/shell.css', '/assets/a.css']);
  });

  it('carries its data behind the view, and no markup out of it', () => {
    const firstData = { 'GET /recipes': '</script><b>' };
    const html = documentOf(template, site, { ...page, firstData, view: '<h1>Bar</h1>' });
    expect(html.indexOf('id="first-data"')).toBeGreaterThan(html.indexOf('<h1>'));
    expect(html).toContain('{"GET /recipes":"\\u003c/script>\\u003cb>"}');
  });
});
