import { describe, expect, it } from 'vitest';
import { readRecipeText } from './recipe-text.ts';

const lines = (text: string) =>
  readRecipeText(text).spec.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`);

describe('a recipe text, in any form and language', () => {
  it('reads a list whose amount stands behind it for each, and no "equal parts" in the name [BEYOND-120]', () => {
    const text =
      'PAPER PLANE (equal parts)\nbourbon, Aperol, Amaro Nonino, lemon juice - 3/4 oz each\nShake, strain, coupe.';
    expect(readRecipeText(text).name).toBe('PAPER PLANE');
    expect(lines(text)).toEqual([
      '0.75 oz bourbon',
      '0.75 oz Aperol',
      '0.75 oz Amaro Nonino',
      '0.75 oz lemon juice',
    ]);
  });

  it('takes "El Diablo" for a name and no spoon [BEYOND-120]', () => {
    const read = readRecipeText('El Presidente\nIngredients:\n45 ml rum\n45 ml vermouth\nStir and strain.');
    expect(read.name).toBe('El Presidente');
    expect(read.spec).toHaveLength(2);
  });

  it('finds the name below chat, in front of a sentence and in brackets behind everything [BEYOND-120]', () => {
    const chat =
      'made this last night\nthe gold rush!!\n2oz bourbon\n3/4 oz honey syrup\nshake. no garnish needed imo';
    expect(readRecipeText(chat)).toMatchObject({ name: 'the gold rush', garnish: null });
    const prose =
      'Hot Toddy: pour 1 shot of whiskey into a mug with 1 tbsp honey, top with hot water, and stir.';
    expect(readRecipeText(prose)).toMatchObject({ name: 'Hot Toddy', glass: 'mug' });
    const behind =
      '1.5 oz vodka\n.5 oz coffee liqueur\n1 espresso\nHard shake, coupe, 3 beans\n(espresso martini)';
    expect(readRecipeText(behind)).toMatchObject({ name: 'espresso martini', garnish: '3 beans' });
  });

  it.each([
    ['Batir todo con hielo y colar en una copa.', { method: 'shake', ice: 'none' }],
    ['Secouer avec des glaçons et filtrer dans un verre à vin.', { method: 'shake', glass: 'wine' }],
    ['Shakerare con ghiaccio e filtrare in un calice.', { method: 'shake', glass: 'wine', ice: 'none' }],
    [
      'Limette mit Zucker zerstoßen, mit Eis im Longdrinkglas auffüllen.',
      { method: 'muddle', glass: 'highball' },
    ],
  ])('reads how it is made in another language: %s [BEYOND-120]', (step, expected) => {
    expect(readRecipeText(`Sour\n60 ml pisco\n30 ml lime juice\n${step}`)).toMatchObject(expected);
  });

  it('keeps figures and tools out of the steps, and a line of ice in the glass [BEYOND-120]', () => {
    const read = readRecipeText(
      'Bramble\n60 ml gin\n30 ml lemon juice\nCrushed ice\nTools: shaker\nBuild in a rocks glass.\nNutrition: 190 kcal',
    );
    expect(read.instructions).toEqual(['Build in a rocks glass.']);
    expect(read.ice).toBe('crushed');
    expect(read.description).toBe('Tools: shaker Nutrition: 190 kcal');
  });

  it('reads amounts behind the names of a list, and what is done behind a dash [BEYOND-120]', () => {
    const read = readRecipeText(
      'Cosmo: vodka citron 1.5, cointreau 1, lime .5, cran 1 - shake, up, orange twist',
    );
    expect(read).toMatchObject({ name: 'Cosmo', method: 'shake', garnish: 'orange twist' });
    expect(read.spec.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`)).toEqual([
      '1.5 part vodka citron',
      '1 part cointreau',
      '0.5 part lime',
      '1 part cranberry juice',
    ]);
  });

  it('reads a name in quotes or with a comma before its list [BEYOND-120]', () => {
    expect(lines('The "Porch Swing" - 2oz vodka / 1oz lemon / 3/4oz honey syrup. Shake.')).toHaveLength(3);
    const jungle = readRecipeText('Jungle bird, my way: 1 1/2 oz rum; 3/4 oz Campari; 1/2 oz lime juice.');
    expect(jungle).toMatchObject({ name: 'Jungle bird, my way', spec: { length: 3 } });
  });

  it('takes numbers alone for milliliters, also of what might be counted [BEYOND-120]', () => {
    expect(lines("Tommy's\n60 tequila, 30 lime, 15 agave\nshake, rocks")).toEqual([
      '60 ml tequila',
      '30 ml lime',
      '15 ml agave',
    ]);
  });

  it('reads a count behind an egg, a heading "You need" and a name told at the end [BEYOND-120]', () => {
    const read = readRecipeText(
      "You need:\n2 shots of whiskey,\nEgg white 1\n2 tsp sugar.\nWhat to do: shake.\nThat's it, a whiskey sour.",
    );
    expect(read.name).toBe('whiskey sour');
    expect(read.spec.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`)).toEqual([
      '2 shot whiskey',
      '1 piece Egg white',
      '2 teaspoon sugar',
    ]);
  });

  it('knows a rim and a garnish in other languages, and what is on a pick [BEYOND-120]', () => {
    const rim = readRecipeText('Paloma\n60 ml tequila\n30 ml lima\nSal para escarchar\nLlenar de hielo.');
    expect(rim.garnish).toBe('salt rim');
    const mint = readRecipeText(
      'Mule\n200 ml Wodka\n80 ml Saft\nGurke und Minze zum Garnieren\nIm Kupferbecher.',
    );
    expect(mint).toMatchObject({ garnish: 'Gurke und Minze', glass: 'copper mug' });
    const pick = readRecipeText('Clover Club\n2 oz gin\n1 oz lemon\nShake. Coupe. 3 raspberries on a pick.');
    expect(pick.garnish).toBe('3 raspberries on a pick');
  });

  it('reads how much of each a heading says that stands above the names [BEYOND-120]', () => {
    const word = readRecipeText(
      'The Last Word\n\nEqual parts (3/4 oz each):\ngin\ngreen Chartreuse\nmaraschino\nlime juice\n\nShake, strain.',
    );
    expect(word.name).toBe('The Last Word');
    expect(word.spec.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`)).toEqual([
      '0.75 oz gin',
      '0.75 oz green Chartreuse',
      '0.75 oz maraschino',
      '0.75 oz lime juice',
    ]);
    expect(lines('Negroni\nEqual parts:\ngin\nCampari\nsweet vermouth\nStir.')[1]).toBe('1 part Campari');
    expect(lines('Sour\n2 oz gin\n30 ml each of:\nlemon\nsyrup\nShake.')[2]).toBe('30 ml syrup');
  });

  it('takes the unit of the lines before where it is said once [BEYOND-120]', () => {
    expect(lines('Marg\n2 oz tequila\n1 lime\n.25 agave\nShake.')).toEqual([
      '2 oz tequila',
      '1 piece lime',
      '0.25 oz agave',
    ]);
    expect(lines('Ramos: gin 45 ml, lemon 15, sugar 30, cream 60, 1 egg white. Shake.')).toEqual([
      '45 ml gin',
      '15 ml lemon',
      '30 ml sugar',
      '60 ml cream',
      '1 piece egg white',
    ]);
    expect(lines('Bowl\n200 ml wine\n10 raspberries\nStir.')[1]).toBe('10 piece raspberries');
  });

  it.each([
    ['PAPER PLANE makes 2\n1 oz bourbon\n1 oz Aperol\nShake.', 'PAPER PLANE', 2],
    ['Caipirinha – für 1 Glas\n1 Limette\n6 cl Cachaça\nMit Eis auffüllen.', 'Caipirinha', 1],
    ['Sangria for 6 people\n750 ml wine\n60 ml brandy\nMix in a pitcher.', 'Sangria', 6],
    [
      'Espresso Martini. Take 50ml vodka, 30ml coffee liqueur and a shot of espresso, shake.',
      'Espresso Martini',
      1,
    ],
    ['Hey! Here is my take on a spicy marg:\n2 oz tequila\n1 oz lime\nShake.', 'spicy marg', 1],
  ])('tells a name from what stands beside it: %s [BEYOND-120]', (text, name, serves) => {
    expect(readRecipeText(text)).toMatchObject({ name, serves });
  });

  it('pours what a sentence measures by the shot, and knows what a drink for many stands in [BEYOND-120]', () => {
    const text =
      'Espresso Martini. Take 50ml vodka, 30ml coffee liqueur and a fresh shot of espresso, shake.';
    expect(lines(text)).toContain('1 shot espresso');
    expect(readRecipeText('Juice\n1 handle vodka\n2 liters soda\nMix in a cooler.')).toMatchObject({
      glass: 'punch bowl',
      spec: [{ amount: 1750, unit: 'ml', name: 'vodka' }, {}],
    });
  });

  it('keeps a numbered second recipe for later, though the first has no steps [BEYOND-120]', () => {
    const read = readRecipeText(
      "1. Old Fashioned\n2 oz bourbon\n2 dashes bitters\n\n2. Sazerac\n2 oz rye\n3 dashes Peychaud's",
    );
    expect(read.spec.map(({ name }) => name)).toEqual(['bourbon', 'bitters']);
    expect(read.rest).toBe("2. Sazerac\n2 oz rye\n3 dashes Peychaud's");
  });

  it('pours what floats, by an ounce with a point too [BEYOND-120]', () => {
    const text = 'Penicillin\n2 oz. Scotch\n3/4 oz. lemon\nFloat 1/4 oz. Islay Scotch\nShake and strain.';
    expect(lines(text)).toEqual(['2 oz Scotch', '0.75 oz lemon', '0.25 oz Islay Scotch']);
  });

  it('reads "w/o" and "w/" before a number, and a blender in Spanish [BEYOND-120]', () => {
    const sour = readRecipeText(
      'Sour\n2oz gin\n1 egg white\nShake w/o ice, strain. Garnish w/ 3 coffee beans.',
    );
    expect(sour.instructions[0]).toBe('Shake without ice, strain.');
    expect(sour.garnish).toBe('3 coffee beans');
    expect(readRecipeText('Colada\n60 ml ron\n60 ml crema\nLicuar todo con hielo.').method).toBe('blend');
  });
});
