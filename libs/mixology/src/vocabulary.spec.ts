import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileVocabulary, overlapAtWords, type VocabularyNode } from './vocabulary.ts';

const nodes: VocabularyNode[] = [
  { slug: 'spirit', name: 'spirit', group: true },
  { slug: 'vodka', name: 'vodka', parent: 'spirit' },
  { slug: 'flavoured-vodka', name: 'flavoured vodka', parent: 'spirit', group: true },
  { slug: 'vanilla-vodka', name: 'vanilla vodka', parent: 'flavoured-vodka' },
  { slug: 'gin', name: 'gin', aliases: ['dry gin'], parent: 'spirit' },
  { slug: 'london-dry-gin', name: 'London dry gin', parent: 'gin' },
  { slug: 'old-tom-gin', name: 'Old Tom gin', parent: 'gin' },
  { slug: 'non-alcoholic-gin', name: 'non-alcoholic gin', aliases: ['alcohol-free gin'] },
  { slug: 'sloe-gin', name: 'sloe gin' },
  { slug: 'whiskey', name: 'whiskey', parent: 'spirit' },
  { slug: 'bourbon', name: 'bourbon', aliases: ['bourbon whiskey'], parent: 'whiskey' },
  { slug: 'rye-whiskey', name: 'rye whiskey', aliases: ['rye'], parent: 'whiskey' },
  { slug: 'rum', name: 'rum', parent: 'spirit' },
  { slug: 'white-rum', name: 'white rum', aliases: ['light rum'], parent: 'rum' },
  { slug: 'dark-rum', name: 'dark rum', parent: 'rum' },
  { slug: 'ginger', name: 'ginger', aliases: ['fresh ginger'] },
  { slug: 'ginger-beer', name: 'ginger beer' },
  { slug: 'beer', name: 'beer' },
  { slug: 'lager', name: 'lager', parent: 'beer' },
  { slug: 'cream', name: 'cream', aliases: ['light cream'] },
  { slug: 'heavy-cream', name: 'heavy cream', parent: 'cream' },
  { slug: 'whipped-cream', name: 'whipped cream', madeFrom: 'heavy-cream' },
  { slug: 'cream-of-coconut', name: 'cream of coconut' },
  { slug: 'coconut', name: 'coconut' },
  { slug: 'lime', name: 'lime', aliases: ['fresh lime'] },
  { slug: 'lime-juice', name: 'lime juice', aliases: ['fresh lime juice'], madeFrom: 'lime' },
  { slug: 'lime-wedge', name: 'lime wedge', madeFrom: 'lime' },
  { slug: 'lime-twist', name: 'lime twist', aliases: ['lime peel'], madeFrom: 'lime' },
  { slug: 'key-lime', name: 'key lime', parent: 'lime' },
  { slug: 'orange', name: 'orange' },
  { slug: 'orange-bitters', name: 'orange bitters' },
  { slug: 'angostura-bitters', name: 'Angostura bitters', aliases: ['bitters'] },
  { slug: 'coffee-bean', name: 'coffee bean' },
  { slug: 'coffee', name: 'coffee', madeFrom: 'coffee-bean' },
  { slug: 'espresso', name: 'espresso', parent: 'coffee', madeFrom: 'coffee-bean' },
  { slug: 'coffee-liqueur', name: 'coffee liqueur' },
  { slug: 'sugar', name: 'sugar' },
  { slug: 'simple-syrup', name: 'simple syrup', madeFrom: 'sugar' },
  { slug: 'egg', name: 'egg', aliases: ['whole egg'] },
  { slug: 'egg-white', name: 'egg white', madeFrom: 'egg' },
];
const vocabulary = compileVocabulary(nodes);

describe('a name', () => {
  it.each([
    ['Fresh Lime Juice', 'lime-juice'],
    ['LIMES', 'lime'],
    ['Rye', 'rye-whiskey'],
    ['Tanqueray London Dry Gin', 'london-dry-gin'],
    ['Fever-Tree Ginger Beer', 'ginger-beer'],
    ['Gordon’s Sloe Gin', 'sloe-gin'],
    ['Cream of Coconut', 'cream-of-coconut'],
    ['Alcohol-Free Gin', 'non-alcoholic-gin'],
    ['Homemade simple syrup', 'simple-syrup'],
  ])('"%s" means %s', (name, slug) => {
    expect(vocabulary.resolve(name)?.slug).toBe(slug);
  });

  it.each([
    'Monkey 47',
    'Cream of tartar',
    'Cherries in brandy',
    'bourbon or rye',
    'Alcohol-free rum',
    '',
    '???',
  ])('"%s" means nothing the vocabulary knows', (name) => {
    expect(vocabulary.resolve(name)).toBeUndefined();
  });
});

describe('an owned thing covers a needed one [MATCH-03]', () => {
  it.each([
    ['Gin', 'London Dry Gin'],
    ['London dry gin', 'gin'],
    ['Fresh Lime Juice', 'Lime Juice'],
    ['lime juice', 'FRESH LIME JUICE'],
    ['Whiskey', 'bourbon'],
    ['bourbon', 'whisky'],
    ['Limes', 'lime juice'],
    ['lime', 'lime wedge'],
    ['lime', 'lime peel'],
    ['key lime', 'lime juice'],
    ['cream', 'whipped cream'],
    ['coffee beans', 'espresso'],
    ['eggs', 'egg white'],
    ['sugar', 'simple syrup'],
    ['Unicorn tears', 'unicorn tear'],
    ['Smoked unicorn tears', 'Unicorn tears'],
    ['rye', 'bourbon or rye'],
  ])('%s covers %s', (owned, needed) => {
    expect(vocabulary.satisfies(owned, needed)).toBe(true);
  });

  it.each([
    ['Gin', 'ginger beer'],
    ['Gin', 'ginger'],
    ['Gin', 'sloe gin'],
    ['Gin', 'non-alcoholic gin'],
    ['Non-alcoholic gin', 'gin'],
    ['ginger', 'ginger beer'],
    ['beer', 'ginger beer'],
    ['cream', 'cream of coconut'],
    ['coconut', 'cream of coconut'],
    ['bourbon', 'rye'],
    ['white rum', 'dark rum'],
    ['vodka', 'vanilla vodka'],
    ['vanilla vodka', 'vodka'],
    ['coffee', 'coffee liqueur'],
    ['coffee liqueur', 'coffee'],
    ['orange', 'orange bitters'],
    ['angostura bitters', 'orange bitters'],
    ['lime juice', 'lime'],
    ['lime wedge', 'lime juice'],
    ['egg white', 'egg'],
    ['simple syrup', 'sugar'],
    ['spirit', 'gin'],
    ['Monkey 47', 'gin'],
    ['', 'gin'],
    ['', ''],
  ])('%s does not cover %s', (owned, needed) => {
    expect(vocabulary.satisfies(owned, needed)).toBe(false);
  });

  it('knows a brand by the ingredient its item is linked to', () => {
    expect(vocabulary.satisfies({ name: 'Monkey 47', ingredient: 'gin' }, 'gin')).toBe(true);
    expect(vocabulary.satisfies({ name: 'Kahlúa', ingredient: 'coffee-liqueur' }, 'coffee')).toBe(false);
  });

  it('any whiskey will do where any spirit is asked for', () => {
    expect(vocabulary.satisfies('bourbon', 'spirit')).toBe(true);
  });

  it('names all an owned node covers as `satisfies` does', () => {
    for (const owned of nodes) {
      const covered = vocabulary.covers(owned.slug);
      for (const needed of nodes) {
        expect(covered.has(needed.slug)).toBe(vocabulary.satisfies(owned.name, needed.name));
      }
    }
    expect(vocabulary.covers('no-such-thing').size).toBe(0);
  });

  it('comes to an end when sources lead in a circle', () => {
    const circle = compileVocabulary([
      { slug: 'hen', name: 'hen', madeFrom: 'egg', parent: 'egg' },
      { slug: 'egg', name: 'egg', madeFrom: 'hen', parent: 'hen' },
      { slug: 'stone', name: 'stone' },
    ]);
    expect(circle.satisfies('stone', 'hen')).toBe(false);
    expect(circle.satisfies('egg', 'hen')).toBe(true);
  });
});

/** Any vocabulary: up to 12 nodes, each perhaps a kind of, or made from, an earlier one. */
const anyVocabulary = fc
  .array(fc.record({ parent: fc.option(fc.nat(11)), madeFrom: fc.option(fc.nat(11)), group: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((drafts) =>
    drafts.map(({ parent, madeFrom, group }, index): VocabularyNode => {
      const earlier = (at: number | null) => (at !== null && at < index ? `n${at}` : undefined);
      return {
        slug: `n${index}`,
        name: `n${index}`,
        parent: earlier(parent),
        madeFrom: earlier(madeFrom),
        group,
      };
    }),
  );

describe('the kinds of a node', () => {
  it('are itself and all that are a kind of it, near and far, and not what only sounds so', () => {
    expect([...vocabulary.kindsOf('gin')]).toEqual(['gin', 'london-dry-gin', 'old-tom-gin']);
    expect([...vocabulary.kindsOf('spirit')]).toContain('vanilla-vodka');
    expect([...vocabulary.kindsOf('lime')]).toEqual(['lime', 'key-lime']);
    expect(vocabulary.kindsOf('moonbeam').size).toBe(0);
  });
});

describe('matching over any vocabulary', () => {
  it('lets everything that is no group cover itself', () => {
    fc.assert(
      fc.property(anyVocabulary, (any) => {
        const graph = compileVocabulary(any);
        for (const node of any) expect(graph.satisfies(node.name, node.name)).toBe(!node.group);
      }),
    );
  });

  it('never lets a node cover a sibling that is not made from it', () => {
    fc.assert(
      fc.property(anyVocabulary, (any) => {
        const graph = compileVocabulary(any);
        const line = (slug: string) => graph.ancestors(slug).map((node) => node.slug);
        for (const one of any) {
          for (const other of any) {
            const siblings = one !== other && one.parent !== undefined && one.parent === other.parent;
            const kin = line(one.slug).includes(other.slug) || line(other.slug).includes(one.slug);
            if (siblings && !kin && other.madeFrom === undefined) {
              expect(graph.satisfies(one.name, other.name)).toBe(false);
            }
          }
        }
      }),
    );
  });

  it('covers what is made from whatever it covers', () => {
    fc.assert(
      fc.property(anyVocabulary, (any) => {
        const graph = compileVocabulary(any);
        for (const owned of any) {
          for (const made of any) {
            if (made.madeFrom && graph.satisfies(owned.name, made.madeFrom)) {
              expect(graph.satisfies(owned.name, made.name)).toBe(true);
            }
          }
        }
      }),
    );
  });
});

describe('names the vocabulary does not know', () => {
  const words = fc
    .array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 4 })
    .map((list) => list.join(' '));

  it('overlap alike in both directions, and with themselves', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(overlapAtWords(one, other)).toBe(overlapAtWords(other, one));
        expect(overlapAtWords(one, `${other} ${one}`)).toBe(true);
      }),
    );
  });

  it('never overlap inside a word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/), (one, other) => {
        expect(overlapAtWords(one, one + other)).toBe(false);
      }),
    );
  });
});
