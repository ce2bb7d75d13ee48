import { type Drink, DrinkShelf, meantBy } from '@barspoon/bartender';
import { describe, expect, it } from 'vitest';
import { libraryWorld, nodeOf } from '../../../../libs/bartender/test/library-world.ts';
import { faultOf, firstOf, index } from './library-searches.testing.ts';
import { typedSearches } from './searches-as-people-type.testing.ts';

const { shelf, vocabulary } = libraryWorld();

describe('a search as people type it', () => {
  it('finds what was meant among its first three results in 95 % of the searches [BEYOND-115, BEYOND-167]', async () => {
    const wrong: string[] = [];
    for (const search of typedSearches) {
      const ids = await firstOf(search.q);
      const fault = faultOf(search, ids);
      if (fault) wrong.push(`${search.kind}: ${search.q} → ${fault} (${ids.join(', ')})`);
    }
    console.info(
      `${typedSearches.length - wrong.length} of ${typedSearches.length} searches\n${wrong.join('\n')}`,
    );
    expect(1 - wrong.length / typedSearches.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('never shows what must not be in it [BEYOND-109, BEYOND-115]', async () => {
    for (const { q, none = [] } of typedSearches)
      for (const id of await firstOf(q))
        expect(
          none.filter((slug) => shelf.get(id)?.touches.has(nodeOf(slug).slug)),
          `${q} → ${id}`,
        ).toEqual([]);
  });

  it('finds everything that the letters alone find [REC-03, DISC-11]', async () => {
    for (const { q } of typedSearches) {
      const query = { scope: 'discover', q, limit: 1000 } as const;
      const literal = await index.search(query);
      const found = new Set((await index.search({ ...query, meant: meantBy(q, shelf, vocabulary) })).ids);
      expect(
        literal.ids.filter((id) => !found.has(id)),
        q,
      ).toEqual([]);
    }
  });

  it('says what a name that was written wrong was taken for, and what is left out [BEYOND-115]', () => {
    expect(meantBy('mojitto', shelf, vocabulary).correctedTo).toBe('Mojito');
    expect(meantBy('zombi', shelf, vocabulary).correctedTo).toBeNull();
    expect(meantBy('pina colada', shelf, vocabulary).correctedTo).toBeNull();
    expect(meantBy('rum without pineapple', shelf, vocabulary).without).toContain('pineapple');
  });

  it.each([
    ['gin no citrus', ['with gin', 'without citrus'], ['no citrus', 'gin']],
    ['something smoky without egg', ['style smoky', 'without egg'], ['no egg', 'smoky']],
    ['mocktail with lime', ['dry mocktail', 'with lime juice'], ['lime', 'mocktail']],
    ['strongest rum', ['limit strongest', 'with rum'], ['rum', 'strongest']],
    ['drinks under 10% abv', ['limit under 10 percent abv'], ['']],
    ['gin or vodka, lime', ['with gin or vodka', 'with lime juice'], ['lime', 'gin or vodka']],
    ['anything but tequila', ['without tequila'], ['']],
    ['whiskey ohne ei', ['with whiskey', 'without egg'], ['no egg', 'whiskey']],
    ['gin xyzzy', ['with gin', 'word xyzzy'], ['xyzzy', 'gin']],
    ['negroni', [], []],
    ['gin', [], []],
  ])('says part by part what %j was taken for, each with the rest [BEYOND-116]', (q, said, rests) => {
    const { parts } = meantBy(q, shelf, vocabulary);
    expect(parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual(said);
    expect(parts.map(({ rest }) => rest)).toEqual(rests);
  });

  it.each([
    ['orgeat', 'orgeat'],
    ['What is falernum?', 'falernum'],
    ['almond syrup', 'orgeat'],
    ['falernun', 'falernum'],
    ['lime', 'lime'],
    ['coffee', 'coffee'],
    ['something with gin', 'gin'],
    ['was ist gin', 'gin'],
    ['no gin', null],
    ['gin and lime', null],
    ['strong gin', null],
    ['negroni', null],
  ])('names the one ingredient that %j asks for [BEYOND-277]', (q, slug) => {
    expect(meantBy(q, shelf, vocabulary).ingredient).toBe(slug);
  });

  it('looks for a word it has no meaning for as a whole word [BEYOND-115]', () => {
    const { first } = meantBy('bourbon mule', shelf, vocabulary);
    expect(first.flat()).toContain('kentucky-mule');
    expect(meantBy('bourbon ule', shelf, vocabulary).first.flat()).toEqual([]);
  });

  it('leaves out what is not wanted also where no ingredient is called so [BEYOND-109, BEYOND-115]', () => {
    const { first, parts } = meantBy('bourbon without mule', shelf, vocabulary);
    expect(parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['with bourbon', 'without mule']);
    expect(first.flat()).toContain('mint-julep');
    expect(first.flat()).not.toContain('kentucky-mule');
  });

  it.each([
    ['rye cola', 'bourbon-and-coke', 'whiskey instead of rye whiskey'],
    ['irish whiskey mint', 'mint-julep', 'whiskey instead of Irish whiskey'],
    ['gold rum cola no lemon', 'cuba-libre', 'rum instead of gold rum'],
  ])(
    'finds for %j, which no drink has, the same with another of the kind, and says so [BEYOND-116]',
    (q, id, text) => {
      const { first, parts } = meantBy(q, shelf, vocabulary);
      expect(first.flat()).toContain(id);
      expect(parts.map((part) => part.text)).toContain(text);
    },
  );

  it('takes no other spirit where there is the one, nor says so where there is none [BEYOND-116]', () => {
    for (const q of ['black rum ginger beer', 'bourbon tomato juice'])
      expect(
        meantBy(q, shelf, vocabulary)
          .parts.map(({ text }) => text)
          .join(),
      ).not.toContain('instead');
  });

  it('has what is poured before what lies on top, and knows sugar syrup from sugar [BEYOND-115]', () => {
    const ids = meantBy('campari orange', shelf, vocabulary).first.flat();
    expect(ids.indexOf('bitter-mai-tai')).toBeLessThan(ids.indexOf('mezcal-negroni'));
    expect(meantBy('bourbon no sugar syrup', shelf, vocabulary).parts.map(({ text }) => text)).toEqual([
      'bourbon',
      'sugar syrup',
    ]);
  });

  it('knows every no that the bartender knows [BEYOND-109, BEYOND-115]', () => {
    for (const no of ['without', 'w/o', 'no', 'minus', 'anything but', 'hold the', 'except', 'sans', 'senza'])
      expect(meantBy(`rum ${no} pineapple`, shelf, vocabulary).parts, no).toEqual([
        { kind: 'with', text: 'rum', rest: 'no pineapple' },
        { kind: 'without', text: 'pineapple', rest: 'rum' },
      ]);
  });

  it.each([
    ['gin ohne zitrone', ['lemon', 'lemon-juice']],
    ['gin sans citron', ['lemon', 'lemon-juice']],
    ['ron sin azucar', ['sugar', 'sugar-cube']],
    ['rum senza menta', ['mint']],
    ['gin -lemon', ['lemon', 'lemon-juice']],
    ['rum without sugar', ['sugar', 'sugar-cube']],
    ['no gin', ['gin', 'genever', 'non-alcoholic-gin']],
    ['non-gin drinks', ['gin', 'genever']],
  ])(
    'leaves out in any language what %j says no to, and its next of kin [BEYOND-109, BEYOND-111]',
    (q, lacks) => {
      const found = meantBy(q, shelf, vocabulary).first.flat();
      expect(found.length).toBeGreaterThan(1);
      expect(found.filter((id) => lacks.some((slug) => shelf.get(id)?.touches.has(slug)))).toEqual([]);
    },
  );

  it.each(['ohne alkohol', 'cocktail sans alcool', 'sin alcohol', 'senza alcol'])(
    'finds nothing with alcohol for %j [BEYOND-111]',
    (q) => {
      const found = meantBy(q, shelf, vocabulary).first.flat();
      expect(found.length).toBeGreaterThan(10);
      expect(found.filter((id) => !shelf.get(id)?.isDry)).toEqual([]);
    },
  );

  it('takes a dry drink for no drink without alcohol, whichever is looked for first [BEYOND-115]', () => {
    expect(meantBy('something bone dry', shelf, vocabulary).first.flat().length).toBeGreaterThan(0);
    for (const q of ['tropical mocktail', 'alkoholfreier mojito'])
      expect(meantBy(q, shelf, vocabulary).first.flat().length, q).toBeGreaterThan(0);
  });

  it.each(['what can i make with gin', 'smth with gin', 'gin pls'])(
    'reads %j as a wish for gin [BEYOND-115]',
    (q) => {
      expect(meantBy(q, shelf, vocabulary).wanted).toEqual([['gin']]);
      expect(meantBy(q, shelf, vocabulary).parts).toEqual([]);
    },
  );

  it('means every drink of a library, however large [BEYOND-119]', () => {
    const large = new DrinkShelf();
    const margarita = shelf.get('margarita') as Drink;
    for (let n = 0; n < 2500; n++) large.put({ ...margarita, id: `margarita-${n}`, name: `House ${n}` });
    const { first } = meantBy('tequila lime', large, vocabulary);
    expect(new Set(first.flat()).size).toBe(2500);
  });
});
