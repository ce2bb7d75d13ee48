import { describe, expect, it } from 'vitest';
import { textParts } from '../../../lib/text-parts.ts';
import { communityTime } from './relative-time.ts';

const kinds = (text: string, mentions: string[] = [], tags: string[] = []) =>
  textParts(text, mentions, tags).flatMap((part) => (part.kind === 'text' ? [] : [[part.kind, part.text]]));

describe('what a member wrote', () => {
  it('has links, mentions and tags, and nothing of it is lost [LINK-01]', () => {
    const text = 'See https://example.com/a?b=c#d, (www.example.org) @Ada. #Tiki!';
    expect(kinds(text, ['ada'], ['tiki'])).toEqual([
      ['link', 'https://example.com/a?b=c#d'],
      ['link', 'www.example.org'],
      ['mention', '@Ada'],
      ['tag', '#Tiki'],
    ]);
    expect(
      textParts(text, ['ada'], ['tiki'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com/x',
    '<a href="javascript:alert(1)">x</a>',
    'https://user:secret@example.com/',
    'http://localhost',
    'https://',
    'xhttps://example',
    '@nobody and #unknown',
  ])('stays text where it is %j [LINK-01, BEYOND-105]', (text) => expect(kinds(text)).toEqual([]));

  it('keeps a bracket that belongs to an address', () => {
    expect(kinds('https://en.example.org/wiki/Gin_(drink)')).toEqual([
      ['link', 'https://en.example.org/wiki/Gin_(drink)'],
    ]);
  });
});

describe('the age of a post', () => {
  const now = Date.parse('2026-01-10T12:00:00.000Z');
  it.each([
    ['2026-01-10T12:00:30.000Z', 'Just now'],
    ['2026-01-10T11:00:01.000Z', 'Just now'],
    ['2026-01-10T11:00:00.000Z', '1h ago'],
    ['2026-01-09T12:00:01.000Z', '23h ago'],
    ['2026-01-09T12:00:00.000Z', '1d ago'],
    ['2025-12-31T12:00:00.000Z', '10d ago'],
  ])('of %s reads %s [COMM-11]', (iso, text) => expect(communityTime(iso, now)).toBe(text));
});

describe('a link beside signs', () => {
  const hrefs = (text: string) =>
    textParts(text, [], []).flatMap((part) => (part.kind === 'link' ? part.href : []));
  const page = 'https://example.com/drinks/Negroni_(cocktail)';

  it.each([
    ['keeps the brackets it has itself', `see ${page}`, page],
    ['leaves the brackets around it out', `(see ${page}).`, page],
    ['leaves square brackets out', '[https://example.com/a]', 'https://example.com/a'],
    ['keeps square brackets of its own', 'https://example.com/?a[]=1', 'https://example.com/?a[]=1'],
    ['ends at curly quotation marks', '“https://example.com/a” is it', 'https://example.com/a'],
    ['ends at French quotation marks', '«https://example.com/a»', 'https://example.com/a'],
    ['ends at German quotation marks', '„https://example.com/a“', 'https://example.com/a'],
    ['ends at an apostrophe', 'https://example.com’s list', 'https://example.com'],
    ['ends at a space without width', 'https://example.com/a\u200Band', 'https://example.com/a'],
    ['ends at a mark of direction', 'https://example.com/a\u200E', 'https://example.com/a'],
  ])('%s [BEYOND-105]', (_, text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });
});
