import type { Prompt } from '../measure.ts';

/** Asking for a drink: by spirit, taste, glass, time, strength and what must not be in it. */
export const finding: Prompt[] = [
  {
    ask: 'something bitter with gin, no egg, under 5 minutes',
    expect: { topic: 'find', with: [['gin']], free: ['egg'], maxMinutes: 5 },
  },
  { ask: 'a refreshing vodka drink', expect: { with: [['vodka']] } },
  { ask: 'Smoky mezcal cocktail please', expect: { with: [['mezcal']] } },
  { ask: 'I want something with rum and pineapple', expect: { with: [['rum'], ['pineapple']] } },
  {
    ask: 'cocktails with rum or tequila and pineapple, no coconut',
    expect: { with: [['rum', 'tequila'], ['pineapple']], lacks: ['coconut', 'cream-of-coconut'] },
  },
  { ask: 'what can I make with bourbon and lemon?', expect: { with: [['bourbon', 'whiskey'], ['lemon']] } },
  {
    ask: 'strong stirred whiskey drink',
    expect: { with: [['whiskey']], method: ['stir'], abv: { above: 18 } },
  },
  { ask: 'a light aperitif with bubbles', expect: { fizzy: true, abv: { below: 15 } } },
  {
    ask: 'something creamy for dessert',
    expect: {
      topic: 'find',
      tags: ['dessert', 'after dinner', 'after-dinner', 'nightcap', 'digestif', 'creamy'],
    },
  },
  { ask: 'a tiki drink', expect: { tags: ['tiki', 'tropical', 'hawaii', 'beach'] } },
  {
    ask: 'hot drink for a cold night with rum',
    expect: { with: [['rum']], method: ['heat', 'build', 'blend'], tags: ['hot', 'winter', 'mulled'] },
  },
  {
    ask: 'frozen strawberry cocktail',
    expect: {
      with: [['strawberry', 'strawberry-puree', 'strawberry-liqueur', 'strawberry-syrup']],
      method: ['blend'],
    },
  },
  {
    ask: 'gin drink without citrus',
    expect: { with: [['gin']], lacks: ['lime', 'lemon', 'grapefruit', 'orange'] },
  },
  { ask: 'whiskey but no vermouth', expect: { with: [['whiskey']], lacks: ['vermouth'] } },
  {
    ask: 'no gin, no vodka, something with tequila',
    expect: { with: [['tequila']], lacks: ['gin', 'vodka'] },
  },
  { ask: 'anything without rum, gin or vodka', expect: { lacks: ['rum', 'gin', 'vodka'], atLeast: 2 } },
  { ask: "I don't like gin. Something sour", expect: { lacks: ['gin'] } },
  { ask: 'I hate campari but want something bitter', expect: { lacks: ['campari'] } },
  { ask: 'served in a coupe with gin', expect: { with: [['gin']], glass: 'coupe' } },
  { ask: 'something in a highball glass with whiskey', expect: { with: [['whiskey']], glass: 'highball' } },
  { ask: 'a drink in a tiki mug', expect: { glass: 'tiki mug' } },
  { ask: 'something in a copper mug', expect: { glass: 'copper mug' } },
  { ask: 'quick drink with three ingredients and gin', expect: { with: [['gin']], maxIngredients: 3 } },
  { ask: 'under 3 minutes with vodka', expect: { with: [['vodka']], maxMinutes: 3 } },
  { ask: 'two-ingredient drink with scotch', expect: { with: [['scotch']], maxIngredients: 2 } },
  { ask: 'low alcohol, bitter and long', expect: { abv: { below: 15 } } },
  { ask: 'under 10% alcohol with sherry', expect: { with: [['sherry']], abv: { below: 10.01 } } },
  { ask: 'a boozy nightcap with cognac', expect: { with: [['cognac']], abv: { above: 15 } } },
  { ask: 'dry gin cocktail, not sweet', expect: { with: [['gin']], sugar: { below: 6 } } },
  {
    ask: 'something spicy with tequila',
    expect: {
      with: [
        ['tequila'],
        [
          'chili',
          'ginger',
          'hot-sauce',
          'tajin',
          'ginger-beer',
          'black-pepper',
          'horseradish',
          'sangrita',
          'tomato-mix',
          'cayenne-pepper',
        ],
      ],
    },
  },
  { ask: 'a floral gin drink', expect: { with: [['gin']] } },
  {
    ask: 'coffee cocktail',
    expect: { with: [['coffee', 'coffee-liqueur', 'non-alcoholic-coffee-liqueur']] },
  },
  {
    ask: 'chocolate drink with alcohol',
    expect: {
      alcoholic: true,
      with: [
        [
          'creme-de-cacao',
          'chocolate',
          'cocoa-powder',
          'hot-chocolate',
          'chocolate-ice-cream',
          'chocolate-bitters',
        ],
      ],
    },
  },
  { ask: 'minty rum drink', expect: { with: [['rum'], ['mint', 'creme-de-menthe']] } },
  { ask: 'something with prosecco', expect: { with: [['prosecco', 'sparkling-wine']] } },
  { ask: 'champagne cocktail for new year', expect: { with: [['champagne', 'sparkling-wine']] } },
  {
    ask: 'brunch drink with tomato',
    expect: { with: [['tomato', 'tomato-juice', 'clamato', 'tomato-mix']] },
  },
  { ask: 'christmas punch for a party', expect: { topic: 'find', atLeast: 1 } },
  { ask: 'a classic cognac cocktail', expect: { with: [['cognac']] } },
  { ask: 'vegan creamy drink', expect: { vegan: true } },
  { ask: 'pisco', expect: { with: [['pisco']] } },
  { ask: 'Chartreuse', expect: { with: [['green-chartreuse', 'yellow-chartreuse']] } },
  { ask: 'shaken, not stirred, with vodka', expect: { with: [['vodka']], method: ['shake'] } },
  {
    ask: 'a gin cocktail that is not shaken',
    expect: {
      with: [['gin']],
      method: ['stir', 'build', 'throw', 'swizzle', 'muddle', 'blend', 'layer', 'heat'],
    },
  },
  { ask: 'beer cocktail', expect: { with: [['beer']] } },
  { ask: 'low calorie cocktail with vodka', expect: { with: [['vodka']] } },
  { ask: 'give me five rum drinks', expect: { with: [['rum']], atLeast: 5 } },
  { ask: 'something cuban', expect: { tags: ['cuba', 'cuban'] } },
  { ask: 'an easy cocktail with aperol', expect: { with: [['aperol']] } },
  { ask: 'somthing with amaretto please', expect: { with: [['amaretto']] } },
];
