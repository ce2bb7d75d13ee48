import { describe, expect, it } from 'vitest';
import { contentPage } from '../../../vite/content-page.ts';

const head = 'title: Terms\ndescription: Plain words.\nlastChanged: 2026-11-21\nrelated: [privacy]';
const page = (text: string, front = head) =>
  contentPage('terms', `---\n${front}\n---\n${text}`, (name) => name.toUpperCase());

describe('a content file', () => {
  it('becomes a page with its sections and the titles of related pages', () => {
    const { title, heading, sections, related, lastChanged } = page(
      '## Your age\n\n### No\n\n## Who & why?\n',
    );
    expect({ title, heading, lastChanged }).toEqual({
      title: 'Terms',
      heading: 'Terms',
      lastChanged: '2026-11-21',
    });
    expect(sections).toEqual([
      { id: 'your-age', title: 'Your age' },
      { id: 'who-why', title: 'Who & why?' },
    ]);
    expect(related).toEqual([{ to: '/privacy', title: 'PRIVACY' }]);
  });

  it('lets each heading link to itself', () => {
    expect(page('## Your *age*').html).toContain(
      '<h2 id="your-age"><a href="#your-age">Your <em>age</em></a></h2>',
    );
  });

  it('puts a table into a place of its own that scrolls by keyboard and has a name', () => {
    const { html } = page('## Kept here\n\n| What | Days |\n| --- | ---: |\n| A *row* | 14 |\n');
    expect(html).toContain('<div role="region" tabindex="0" aria-labelledby="kept-here"><table>');
    expect(html).toContain('<td>A <em>row</em></td>');
    expect(html).toContain('<td align="right">14</td>');
  });

  it.each([
    ['a title', head.replace('title: Terms\n', ''), 'content/terms.md has no title'],
    ['a real day', head.replace('2026-11-21', 'soon'), 'lastChanged is no day'],
    ['front matter', '', 'content/terms.md has no title, description, lastChanged, related'],
  ])('without %s is refused by name', (_, front, message) => {
    expect(() => page('text', front)).toThrow(message);
  });
});
