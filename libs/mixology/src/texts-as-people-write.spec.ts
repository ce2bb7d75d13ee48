import { describe, expect, it } from 'vitest';
import { readRecipeText } from './recipe-text.ts';

const lines = (text: string) =>
  readRecipeText(text).spec.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`);

describe('a recipe text, as people write it', () => {
  it('reads glass, garnish and what to do before the ingredients [BEYOND-120]', () => {
    const read = readRecipeText(`AVIATION
      Glass: Coupe
      Garnish: Brandied cherry
      How to make: SHAKE all ingredients with ice and fine strain into chilled glass.
      2 oz London dry gin
      1/2 oz maraschino liqueur
      .75 oz lemon juice`);
    expect(read).toMatchObject({
      name: 'AVIATION',
      glass: 'coupe',
      garnish: 'Brandied cherry',
      method: 'shake',
    });
    expect(read.spec.map(({ name }) => name)).toEqual([
      'London dry gin',
      'maraschino liqueur',
      'lemon juice',
    ]);
  });

  it('reads a post with emoji, tags and mentions [BEYOND-120]', () => {
    const read = readRecipeText(`🍹 Jungle Bird 🍹
      🔸1.5oz black rum
      🔸.75oz campari
      🔸soda
      Shake with ice and strain over fresh ice 🧊
      Garnish with pineapple fronds 🍍
      #junglebird @somebar`);
    expect(read).toMatchObject({
      name: 'Jungle Bird',
      garnish: 'pineapple fronds',
      method: 'shake',
      description: '',
    });
    expect(read.spec.map(({ amount, unit, name }) => [amount, unit, name])).toEqual([
      [1.5, 'oz', 'black rum'],
      [0.75, 'oz', 'campari'],
      [null, 'to taste', 'soda'],
    ]);
  });

  it.each([
    [
      'Tom Collins - 45ml gin, 30ml lemon juice, 15ml sugar syrup, top with soda. Build over ice in a highball.',
      'Tom Collins',
      ['45 ml gin', '30 ml lemon juice', '15 ml sugar syrup', 'null top soda'],
    ],
    [
      'Daiquiri: 2 oz rum / 1 oz lime juice / .75 oz syrup',
      'Daiquiri',
      ['2 oz rum', '1 oz lime juice', '0.75 oz syrup'],
    ],
    ['1 oz rye; 1 oz dry vermouth; 1 oz Campari', '', ['1 oz rye', '1 oz dry vermouth', '1 oz Campari']],
    [
      'Negroni: equal parts gin, Campari, and sweet vermouth. Stir over ice.',
      'Negroni',
      ['1 part gin', '1 part Campari', '1 part sweet vermouth'],
    ],
    [
      'Shake 60 ml gin with 20 ml lime juice and 20 ml simple syrup, then strain into a coupe.',
      '',
      ['60 ml gin', '20 ml lime juice', '20 ml simple syrup'],
    ],
  ])('reads a list in one line and measures in a sentence: %s [BEYOND-120]', (text, name, spec) => {
    expect(readRecipeText(text).name).toBe(name);
    expect(lines(text)).toEqual(spec);
  });

  it.each(['1934 Zombie Punch', '20th Century', 'Corpse Reviver #2', '3 Wise Men', '151 Swizzle'])(
    'takes "%s" for the name and not for an ingredient [BEYOND-120]',
    (name) => {
      const read = readRecipeText(`${name}\n1 oz gin\n1 oz lemon juice`);
      expect(read.name).toBe(name);
      expect(read.spec).toHaveLength(2);
    },
  );

  it.each([
    ['Sangria\n(makes 10 servings)\n1 bottle red wine', 10],
    ['Punch (serves 8)\n500 ml rum', 8],
    ['Yield: 6 drinks\n500 ml rum', 6],
    ['Serves 4-6\n500 ml rum', 4],
    ['Mojito (pour 2 verres)\n5 cl de rhum', 2],
    ['Zutaten für 3 Gläser:\n8 cl Gin', 3],
  ])('knows for how many it is: %s [BEYOND-120]', (text, serves) => {
    expect(readRecipeText(text).serves).toBe(serves);
  });

  it('goes on behind a line that it cannot read [BEYOND-120]', () => {
    expect(lines('Fix\n2 oz rum\nthe good stuff from the back\n1 oz lime juice\nShake.')).toEqual([
      '2 oz rum',
      '1 oz lime juice',
    ]);
  });

  it('takes ice for a step and not for an ingredient [BEYOND-120]', () => {
    const read = readRecipeText('Zombie\n1 oz rum\n6 oz crushed ice\nBlend 5 seconds.');
    expect(read.spec).toHaveLength(1);
    expect(read).toMatchObject({
      method: 'blend',
      instructions: ['Take 6 oz crushed ice.', 'Blend 5 seconds.'],
    });
  });

  it.each([
    ['Zutaten:\n4 cl Gin\n2 cl Zitronensaft\nZubereitung:\nAlles mit Eis schütteln.', 2],
    ['Ingrédients\n- 5 cl de rhum blanc\n- 8 feuilles de menthe\nPréparation\nPiler la menthe.', 2],
    ['Ingredientes:\n50 ml de tequila\n25 ml de jugo de lima\nPreparación:\nAgitar con hielo.', 2],
    ['Ingredienti\n3 cl di gin\n3 cl di Campari\nPreparazione\nMescolare con ghiaccio.', 2],
  ])('knows the headings of other languages: %s [BEYOND-120]', (text, count) => {
    const read = readRecipeText(text);
    expect(read.spec).toHaveLength(count);
    expect(read.instructions).toHaveLength(1);
  });

  it('needs no blender for blended Scotch, and a stirred drink is stirred [BEYOND-120]', () => {
    expect(readRecipeText('P\n2 oz blended Scotch\nShake blended Scotch with ice and strain.').method).toBe(
      'shake',
    );
    expect(readRecipeText('N\n1 oz gin\nStir over ice.').method).toBe('stir');
  });

  it.each([
    [
      'a Markdown table',
      'Bird\n| Ingredient | Amount |\n|---|---|\n| Dark rum | 1.5 oz |\n| Campari | 0.75 oz |',
      ['1.5 oz Dark rum', '0.75 oz Campari'],
    ],
    ['bare numbers behind the names', 'Negroni\nGin 50\nCampari 30\nStir.', ['50 ml Gin', '30 ml Campari']],
    [
      'bare fractions',
      'Paper Plane\n3/4 bourbon\n3/4 aperol\n3/4 lemon',
      ['0.75 part bourbon', '0.75 part aperol', '0.75 part lemon'],
    ],
    [
      'a ratio with fractions',
      'My gimlet is 2:3/4:3/4, gin, lime, simple',
      ['2 part gin', '0.75 part lime', '0.75 part simple syrup'],
    ],
    [
      'a list that closes with what to do',
      'Boulevardier: 1.5oz bourbon, 1oz Campari, stir, strain, orange twist',
      ['1.5 oz bourbon', '1 oz Campari'],
    ],
    [
      'a bare name below measured lines',
      'Fizz\n2 oz gin\n1 oz lemon\nSoda\n\nShake.',
      ['2 oz gin', '1 oz lemon', 'null to taste Soda'],
    ],
    [
      'amounts below steps that begin with a decimal',
      'Reviver\nHow to make:\nShake.\n22.5 ml gin\n22.5 ml Lillet',
      ['22.5 ml gin', '22.5 ml Lillet'],
    ],
    [
      'keycaps before the steps',
      'Mojito\n2 oz rum\n1 oz lime\n1️⃣ Muddle mint & sugar.\n2️⃣ Add 2 oz rum.',
      ['2 oz rum', '1 oz lime'],
    ],
    [
      'how to make one of the ingredients',
      'P\n2 oz Scotch\n1 oz honey syrup*\nShake.\n*Honey syrup: 1 cup honey, 1 cup water.',
      ['2 oz Scotch', '1 oz honey syrup'],
    ],
    [
      'vessels of other languages',
      'Tinto\n1 vaso de vino tinto\n1 vaso de gaseosa\nHielo',
      ['1 cup vino tinto', '1 cup gaseosa'],
    ],
  ])('reads %s [BEYOND-120]', (_, text, spec) => {
    expect(lines(text)).toEqual(spec);
  });

  it.each([
    ['Punch - makes 8\n500 ml rum', 8, 'Punch'],
    ['Colada\n1 cup juice\nBlend until smooth. Serves 2.', 2, 'Colada'],
  ])('finds at the end of a line for how many it is: %s [BEYOND-120]', (text, serves, name) => {
    expect(readRecipeText(text)).toMatchObject({ serves, name });
  });

  it('takes a heading over its glass, and the garnish and rim among the ingredients [BEYOND-120]', () => {
    const read = readRecipeText(
      'Margarita\nGlass:\nCoupe glass\n\n2 oz tequila\n1 oz lime\nTajín for the rim\nShake.',
    );
    expect(read).toMatchObject({ glass: 'coupe', garnish: 'Tajín rim' });
    expect(read.spec).toHaveLength(2);
  });

  it('reads the first of several recipes and keeps the others apart [BEYOND-120]', () => {
    const read = readRecipeText(
      'Two from last night:\n\nDaiquiri\n60 ml rum\n25 ml lime\nShake.\n\nFizz\n60 ml gin\n25 ml lemon\nShake.',
    );
    expect(read).toMatchObject({ name: 'Daiquiri', rest: 'Fizz\n60 ml gin\n25 ml lemon\nShake.' });
    expect(read.spec).toHaveLength(2);
  });

  it.each([
    [
      'To make a Whiskey Sour, shake 60ml bourbon, 30ml lemon juice and 15ml egg white hard without ice, then with ice.',
      ['60 ml bourbon', '30 ml lemon juice', '15 ml egg white'],
    ],
    [
      'Hot Toddy: in a mug, stir 2 oz whiskey, 1 tbsp honey and the juice of half a lemon; top with hot water.',
      ['2 oz whiskey', '1 tablespoon honey', '0.5 piece lemon', 'null top hot water'],
    ],
    [
      'Clover Club - 45 gin, 15 dry vermouth, 15 lemon, 1 egg white',
      ['45 ml gin', '15 ml dry vermouth', '15 ml lemon', '1 piece egg white'],
    ],
    [
      'AMERICANO: CAMPARI 30ML, SWEET VERMOUTH 30ML, SODA TOP. BUILD OVER ICE. ORANGE SLICE.',
      ['30 ml CAMPARI', '30 ml SWEET VERMOUTH', 'null top SODA'],
    ],
    [
      "Dark 'n' Stormy (2oz dark rum, .5oz lime, top ginger beer) - build over ice",
      ['2 oz dark rum', '0.5 oz lime', 'null top ginger beer'],
    ],
    [
      'White Lady – 40 ml gin, 30 ml triple sec, 20 ml lemon juice; shake with ice, strain',
      ['40 ml gin', '30 ml triple sec', '20 ml lemon juice'],
    ],
    ['Gimlet\n2:1 gin to lime cordial\nShake with ice.', ['2 part gin', '1 part lime cordial']],
    ['Grasshopper\n1 oz each menthe, cacao and cream\nShake.', ['1 oz menthe', '1 oz cacao', '1 oz cream']],
    ['Cuba Libre\nrum\ncola\nBuild over ice.', ['null to taste rum', 'null to taste cola']],
    [
      'Reviver\nEqual parts gin, Lillet\nAbsinthe rinse\nShake and strain.',
      ['1 part gin', '1 part Lillet', 'null to taste Absinthe'],
    ],
    [
      'Stormy\nglass of ice\n60 mls rum\njuice of half a lime\nginger beer to the top\nlime wedge',
      ['60 ml rum', '0.5 piece lime', 'null top ginger beer'],
    ],
    [
      'Sazerac — Absinthe rinse, 2 oz rye, 1/4 oz simple; stir, strain into a rocks glass',
      ['null to taste Absinthe', '2 oz rye', '0.25 oz simple syrup'],
    ],
    [
      'Caipirinha: cut 1 lime into 8 wedges, muddle with 2 tsp sugar, add ice and 6 cl cachaça.',
      ['2 teaspoon sugar', '6 cl cachaça', '1 piece lime'],
    ],
    [
      'Pisco Sour 🇵🇪 50ml pisco | 25ml lime | ½ egg white',
      ['50 ml pisco', '25 ml lime', '0.5 piece egg white'],
    ],
    ['Irish Coffee\n40 ml whiskey\nWhipped cream - float', ['40 ml whiskey', 'null to taste Whipped cream']],
    [
      'Marg\n2 teq\n.5 oz simple\n2 dash ango',
      ['2 piece tequila', '0.5 oz simple syrup', '2 dash Angostura bitters'],
    ],
    ['0LD FASHIONED\nl 1/2 0z bourbon\nI sugar cube', ['1.5 oz bourbon', '1 cube sugar cube']],
  ])('finds what is poured, however it is told: %s [BEYOND-137]', (text, spec) => {
    expect(lines(text)).toEqual(spec);
  });

  it.each([
    ['Daiquiri 4:2:1 rum, lime, syrup. Shake.', 'Daiquiri', 1, null],
    ['Pitcher — serves 6-8\n2 cups tequila\n1 cup lime juice', 'Pitcher', 6, null],
    ['[12:04, 3/5/2024] Anna: Hugo 🌿\n150 ml Prosecco\n2 cl Sirup', 'Hugo', 1, null],
    ['[Recipe] Naked & Famous\n0.75oz mezcal\n0.75oz lime juice', 'Naked & Famous', 1, null],
    ['Recipe by @joe 🔥\n\nPaloma\n50ml tequila\n15ml lime\nRim: salt', 'Paloma', 1, 'salt rim'],
    ['Sidecar\n50 ml Cognac\n20 ml Triple Sec\nGARNISH\nN/A', 'Sidecar', 1, null],
    ['Tommy\n60 ml Tequila\n30 ml Lime\nGARNISH\nGarnish with a lime slice.', 'Tommy', 1, 'lime slice'],
    ['Bird\n60 ml rum\n30 ml Campari\nShake and strain. Pineapple wedge.', 'Bird', 1, 'Pineapple wedge'],
    ['Mule\n5 cl Wodka\n12 cl Ginger Beer\nMit Gurkenscheiben garnieren.', 'Mule', 1, 'Gurkenscheiben'],
    ['Spritz\n9 cl prosecco\n6 cl Aperol\nGuarnire con una fetta d’arancia.', 'Spritz', 1, 'fetta d’arancia'],
    ['Word\n3/4 gin\n3/4 lime\nshaken, up, cherry', 'Word', 1, 'cherry'],
    [
      'Cosmo\n40 ml vodka\n15 ml lime\nShake / strain / martini glass / orange zest',
      'Cosmo',
      1,
      'orange zest',
    ],
    ['Bird\n1 oz rum\n1 oz lime\nShake and strain over ice, pineapple fronds', 'Bird', 1, 'pineapple fronds'],
    ['Martini\n50 ml vodka\n1 shot espresso\n3 coffee beans on top', 'Martini', 1, '3 coffee beans on top'],
    ['Mojito\n2 oz rum\n1 oz lime\nMuddle sugar, mint, lime wedge', 'Mojito', 1, null],
    ['Hot One\nFor the drink\n2 oz tequila\n1 oz lime\nFor the rim\nTajín', 'Hot One', 1, 'Tajín rim'],
    ['Spritz\n3 parts Prosecco\n2 parts Aperol\nIce, orange slice', 'Spritz', 1, 'orange slice'],
    ['Punch for 10\n1 bottle rum\n2 cups juice', 'Punch', 10, null],
    ['ok so my go to is a last word\n3/4 gin\n3/4 lime', 'last word', 1, null],
    ["2 oz gin, 1 oz lemon, soda. that's a tom collins", 'tom collins', 1, null],
    ['Naked (spec from a bar)\n.75 mezcal\n.75 lime\nno garnish', 'Naked', 1, null],
  ])('finds name, servings and garnish: %s [BEYOND-137]', (text, name, serves, garnish) => {
    expect(readRecipeText(text)).toMatchObject({ name, serves, garnish });
  });
});
