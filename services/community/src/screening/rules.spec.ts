import { defaultModerationRules } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { findingsOf, type Writer } from './rules.ts';

const rules = { ...defaultModerationRules, blockedWords: ['casino bonus', 'viagra'] };
const regular: Writer = { trust: 'regular', accepted: 20, lastHour: 0 };
const found = (text: string, writer = regular) => findingsOf(text, rules, writer);
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://example.com/${at}`).join(' ');

describe('the rules of automatic moderation', () => {
  it.each(['Buy VIAGRA!', 'v1agra', 'vіаgrа', 'v i a g r a', 'Viàgra, cheap', 'vi\u200bagra'])(
    'find a blocked word in “%s” [BEYOND-100]',
    (text) => expect(found(text)).toEqual([{ rule: 'blocked-word', found: 'viagra' }]),
  );

  it.each(['V!AGRA', 'viagraaa', 'viiagra', 'via-gra', 'viagras'])(
    'find a blocked word that is drawn out, parted or in the plural in “%s” [BEYOND-100]',
    (text) => expect(found(text)).toEqual([{ rule: 'blocked-word', found: 'viagra' }]),
  );

  it.each(['casinobonus', 'casino-bonuses', 'cas1no b0nusss'])(
    'find a phrase written as “%s” [BEYOND-100]',
    (text) => expect(found(text)).toEqual([{ rule: 'blocked-word', found: 'casino bonus' }]),
  );

  it('keep short words apart: a letter that is doubled in the blocked word is doubled in the text', () => {
    const short = { ...rules, blockedWords: ['ass'] };
    expect(findingsOf('as strong as it gets', short, regular)).toEqual([]);
    expect(findingsOf('asss', short, regular)).toEqual([{ rule: 'blocked-word', found: 'ass' }]);
  });

  it.each(['Niagara', 'viagrapolis', 'casino night with a bonus', 'nothing'])(
    'find none in “%s” [BEYOND-100]',
    (text) => expect(found(text)).toEqual([]),
  );

  it('find a phrase as its words in a row', () => {
    expect(found('Your C4sino-BONUS waits')).toEqual([{ rule: 'blocked-word', found: 'casino bonus' }]);
  });

  it('hold more than three links, but not of trusted members [BEYOND-100]', () => {
    expect(found(links(3))).toEqual([]);
    expect(found(links(4))).toEqual([{ rule: 'links', found: '4' }]);
    expect(found('https://example.com '.repeat(4))).toEqual([{ rule: 'links', found: '4' }]);
    expect(found(links(4), { ...regular, trust: 'trusted' })).toEqual([]);
  });

  it('hold links in the first contributions of a new member', () => {
    const fresh: Writer = { trust: 'new', accepted: 2, lastHour: 0 };
    expect(found('Hello', fresh)).toEqual([]);
    expect(found(links(1), fresh)).toEqual([{ rule: 'new-member-link', found: '1' }]);
    expect(found(links(1), { ...fresh, accepted: 3 })).toEqual([]);
  });

  it.each([
    'bit.ly/3abcd',
    'cheap-booze.com/sale',
    'cheap booze (dot) com',
    'hxxp://booze.example',
    't.me/booze',
  ])('take an address that is only written for a link: %s', (text) =>
    expect(found(text, { trust: 'new', accepted: 0, lastHour: 0 })).toEqual([
      { rule: 'new-member-link', found: '1' },
    ]),
  );

  it.each([
    '2 oz gin.Add lime.Shake',
    'St.Germain and No.2',
    '1.5oz gin/0.5oz lime',
    'me@example.com',
    'call.me maybe',
  ])('take no other point for one: %s', (text) =>
    expect(found(text, { trust: 'new', accepted: 0, lastHour: 0 })).toEqual([]),
  );

  it('hold what comes faster than the trust allows', () => {
    expect(found('Cheers', { ...regular, lastHour: 39 })).toEqual([]);
    expect(found('Cheers', { ...regular, lastHour: 40 })).toEqual([{ rule: 'rate', found: '41' }]);
    expect(found('Cheers', { ...regular, trust: 'trusted', lastHour: 40 })).toEqual([]);
  });
});
