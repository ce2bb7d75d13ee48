import type { Prompt } from '../measure.ts';

/** As people write: with errors, by degree, by what must not be in it, in other languages. All of it must hold but a few. */
export const asPeopleAsk: Prompt[] = [
  // Names that are written wrong, and variants by name
  { ask: 'old fasioned', expect: { drinks: ['classic-old-fashioned'] } },
  { ask: 'how 2 make a daquiri', expect: { drinks: ['daiquiri'], topic: 'recipe' } },
  { ask: 'recipe for pina colada', expect: { drinks: ['pina-colada'] } },
  { ask: 'tequlia sunrise', expect: { drinks: ['tequila-sunrise'] } },
  { ask: 'manhatten please', expect: { drinks: ['manhattan'] } },
  { ask: 'mohito', expect: { drinks: ['mojito'] } },
  { ask: 'Moscow muel', expect: { drinks: ['moscow-mule'] } },
  { ask: 'dark n stormy', expect: { drinks: ['dark-n-stormy'] } },
  { ask: 'corpse reviver #2', expect: { drinks: ['corpse-reviver-no-2'] } },
  { ask: 'something with vodca', expect: { with: [['vodka']] } },
  { ask: 'Old Fashioned with rum instead of bourbon', expect: { drinks: ['rum-old-fashioned'] } },
  { ask: 'a smoky mezcal margarita', expect: { drinks: ['smoky-mezcal-margarita'] } },
  { ask: 'no alcohol but tastes like gin', expect: { dry: true, drinks: ['zero-proof-gin-and-tonic'] } },
  {
    ask: 'like an aperol spritz but non alcoholic',
    expect: { dry: true, says: /Crodino Spritz/, atLeast: 1 },
  },
  // Degrees and figures
  { ask: 'the quickest drink with gin', expect: { with: [['gin']], maxMinutes: 3 } },
  { ask: "what's the strongest drink you have", expect: { abv: { above: 35 } } },
  { ask: 'lightest rum drink', expect: { with: [['rum']], abv: { above: 0, below: 9 } } },
  { ask: 'less than 10% abv', expect: { abv: { below: 10 } } },
  { ask: 'with vodka, under 12 percent', expect: { with: [['vodka']], abv: { below: 12 } } },
  { ask: 'over 30% alcohol please', expect: { abv: { above: 29.99 } } },
  { ask: 'at most two ingredients', expect: { maxIngredients: 2 } },
  { ask: 'fewer than 4 ingredients with tequila', expect: { with: [['tequila']], maxIngredients: 3 } },
  { ask: 'how many ml is 1.5 oz', expect: { says: /44|45/, nothing: true } },
  { ask: '2 cl in oz', expect: { says: /0\.68 oz/, nothing: true } },
  { ask: 'how big is a dash', expect: { says: /0\.8 ml/, nothing: true } },
  // What to buy, what it is
  { ask: 'what should I buy next?', expect: { says: /bottle|buy/i, link: '/inventory' } },
  {
    ask: 'which bottle should I get next',
    bar: ['gin', 'campari', 'lime-juice', 'simple-syrup'],
    expect: { says: /The bottle to buy next is/ },
  },
  { ask: 'whats orgeat', expect: { says: /nuts/, topic: 'facts' } },
  { ask: 'what is Campari?', expect: { says: /25 % alcohol/, topic: 'facts' } },
  { ask: 'can I substitute mezcal for tequila in a paloma?', expect: { says: /mezcal/i } },
  // Said about the kitchen and the company
  { ask: 'no Campari at home, what instead?', expect: { topic: 'substitute', lists: /Aperol/ } },
  { ask: 'no lime left, what now', expect: { topic: 'substitute', lists: /Lemon juice/ } },
  { ask: ['Manhattan', 'batch that for a group of 20'], expect: { topic: 'scale', says: /20 servings/ } },
  { ask: 'we are six and two are not drinking', expect: { mixed: true } },
  // What must not be in it
  { ask: 'anything but tequila', expect: { lacks: ['tequila'], atLeast: 1 } },
  { ask: "don't give me anything with vodka", expect: { lacks: ['vodka'], atLeast: 1 } },
  { ask: 'mojito w/o mint', expect: { lacks: ['mint'], says: /Mojito/ } },
  { ask: 'magarita with out salt', expect: { says: /salt rim/ } },
  {
    ask: 'Margarita without triple sec',
    expect: { lacks: ['triple-sec'], says: /Margarita has triple sec/ },
  },
  {
    ask: 'make me a Last Word without chartreuse',
    expect: { lacks: ['green-chartreuse', 'yellow-chartreuse'], says: /Last Word/ },
  },
  { ask: ['rum please, no lime', 'something longer instead'], expect: { with: [['rum']], lacks: ['lime'] } },
  { ask: ['no gin', 'how do I make a Negroni'], expect: { lacks: ['gin'], says: /gin/ } },
  { ask: ['no gin', 'with gin after all'], expect: { with: [['gin']] } },
  { ask: 'something without flibbertigibbet', expect: { nothing: true, says: /flibbertigibbet/ } },
  { ask: 'gin but not too sweet', expect: { with: [['gin']] } },
  { ask: 'why not something with mezcal', expect: { with: [['mezcal']] } },
  { ask: 'I never tried pisco, something with pisco', expect: { with: [['pisco']] } },
  // Allergies
  { ask: 'allergic to peanuts and egg. Pisco sour?', expect: { free: ['egg', 'nuts'], says: /egg/ } },
  { ask: 'celiac, old fashioned ok?', expect: { free: ['gluten'], says: /gluten/ } },
  { ask: 'sesame allergy, what can I have?', expect: { nothing: true, says: /sesame/ } },
  {
    ask: "virgin bloody mary please, I'm allergic to celery",
    expect: { dry: true, free: ['celery'], says: /celery/ },
  },
  { ask: "I'm allergic", expect: { nothing: true, says: /What exactly/ } },
  // Other languages
  { ask: 'kein Gin', expect: { lacks: ['gin'], atLeast: 1 } },
  { ask: 'was kann ich mit Wodka und Limette machen', expect: { with: [['vodka'], ['lime']] } },
  { ask: 'Un cocktail au rhum sans citron', expect: { with: [['rum']], lacks: ['lemon', 'lime'] } },
  {
    ask: "je voudrais quelque chose avec du rhum et de l'ananas",
    expect: { with: [['rum'], ['pineapple']] },
  },
  { ask: 'algo con tequila y piña', expect: { with: [['tequila'], ['pineapple']] } },
  { ask: 'qualcosa con gin e senza zucchero', expect: { with: [['gin']], lacks: ['sugar'] } },
  { ask: 'Poproszę coś z wódką', expect: { nothing: true, says: /German, French, Spanish and Italian/ } },
];
