import type { ChallengeInput } from '@barspoon/contracts';

/** A challenge of the demo office: what it asks for, and what was handed in, as title and words. */
export interface Plan {
  title: string;
  theme: string;
  about: string;
  level: ChallengeInput['difficultyLevel'];
  /** Days from now. */
  from: number;
  to: number;
  prizeDollars: number;
  prize: string;
  rules: string[];
  needs: string[];
  places: number;
  /** How far it is taken; by itself it is upcoming or active. */
  until?: 'voting' | 'winner';
  entries: readonly (readonly [string, string])[];
}

type Told = Pick<Plan, 'title' | 'theme' | 'about' | 'level' | 'prizeDollars' | 'rules' | 'entries'> &
  Partial<Plan>;

/** Twenty of the past, one every nine days, with their prizes in dollars. */
const season: readonly Told[] = [
  {
    title: 'The perfect Daiquiri',
    theme: 'Rum sours',
    level: 'Beginner',
    prizeDollars: 500,
    about: 'Three lines and nowhere to hide. Tell us your ratio, your rum and how cold you serve it.',
    rules: ['Rum, lime and sugar, nothing else', 'Say the temperature'],
    needs: ['Rum', 'Lime juice'],
    entries: [
      [
        'Six to Two to One',
        'Six parts of a light rum, two of lime, one of rich syrup, at five degrees below.',
      ],
      ['Two Rums, One Lime', 'Half of it Jamaican, so that the lime has somebody to talk to.'],
      ['The Flat Daiquiri', 'Thrown between two tins instead of shaken: softer, and not a bubble in it.'],
    ],
  },
  {
    title: 'Bitter is better',
    theme: 'Amari',
    level: 'Intermediate',
    prizeDollars: 500,
    about: 'One amaro has to lead. Balance it with anything but sugar.',
    rules: ['At least 30 ml of an amaro', 'No syrup and no liqueur besides'],
    needs: ['Amaro'],
    entries: [
      ['Bitter Neighbor', 'Cynar, mezcal and grapefruit in equal parts, one long stir.'],
      ['Bar Close', 'Fernet, dry vermouth and a salted orange peel. It ends discussions.'],
      ['Artichoke Season', 'Cynar and fino sherry over ice, with an olive that pretends to be the snack.'],
    ],
  },
  {
    title: 'A drink for breakfast',
    theme: 'Morning drinks',
    level: 'Beginner',
    prizeDollars: 500,
    about: 'Something that may stand beside toast without anybody asking questions.',
    rules: ['Under 12 % in the glass', 'One thing from the breakfast table'],
    entries: [
      ['Second Breakfast', 'Marmalade, a little bourbon, lemon, and soda to the top.'],
      ['Toast Soldier', 'Butter-washed aquavit with tomato water; half a glass is enough.'],
      ['Porridge Punch', 'Oat milk, honey and a spoon of whisky, strained twice.'],
    ],
  },
  {
    title: 'Vermouth first',
    theme: 'Vermouth',
    level: 'Intermediate',
    prizeDollars: 750,
    about: 'Turn the Martini around: vermouth in front, spirit behind.',
    rules: ['More vermouth than spirit', 'Name the bottle'],
    needs: ['Vermouth'],
    entries: [
      ['The Understudy', 'Three parts bianco, one of gin. Nobody noticed, everybody asked.'],
      ['Turin, 6 p.m.', 'Sweet vermouth, a dash of saline, orange, and no hurry.'],
      ['Upside Down', 'Dry vermouth with a rinse of genever and an anchovy olive.'],
    ],
  },
  {
    title: 'Zero proof, full flavor',
    theme: 'Without alcohol',
    level: 'Beginner',
    prizeDollars: 500,
    about: 'No alcohol, no apologies, and no juice bar either.',
    rules: ['0 % in every ingredient', 'No more than 8 g of sugar'],
    entries: [
      ['Green Room', 'Verjus, cucumber and cold green tea, shaken until it foams.'],
      ['Smoke Without Fire', 'Lapsang souchong, beetroot and lime with a salted rim.'],
      ['Juniper Walk', 'Juniper tea, lemon and tonic; the glass smells of a forest.'],
    ],
  },
  {
    title: 'The house Martini',
    theme: 'Martinis',
    level: 'Advanced',
    prizeDollars: 750,
    about:
      'The one you would put your name on. Ratio, water, temperature, garnish: everything is a decision.',
    rules: ['Gin or vodka and a fortified wine', 'Explain the garnish'],
    needs: ['Gin or vodka'],
    entries: [
      ['Salted Lemon', 'Five to one, a drop of saline, and an oil of lemon instead of its peel.'],
      ['Freezer Door', 'Batched with its water and poured at minus eighteen. No stirring, no excuses.'],
      ['Fifty Steps', 'Fifty-fifty with a fino so dry that it squeaks.'],
    ],
  },
  {
    title: 'Something smoked',
    theme: 'Smoke',
    level: 'Advanced',
    prizeDollars: 500,
    about: 'Smoke as an ingredient, not as a show.',
    rules: ['Smoke comes from a bottle, a tea or a wood you name', 'No glass bell at the table'],
    entries: [
      ['Peat and Pear', 'Islay whisky, pear eau-de-vie and honey, stirred.'],
      ['Chimney Sour', 'Mezcal, lapsang syrup and lemon with an egg white the color of ash.'],
      ['Kippers at Nine', 'A spray of smoky Scotch over a very cold Sherry.'],
    ],
  },
  {
    title: 'Garden to glass',
    theme: 'Herbs',
    level: 'Beginner',
    prizeDollars: 500,
    about: 'One thing has to have grown within sight of your bar.',
    rules: ['Say what grew and where', 'No bought syrup'],
    entries: [
      ['Window Box', 'Basil, gin and a tomato leaf that only lends its smell.'],
      ['Rhubarb Rain', 'Rhubarb from the back fence, vodka, and soda.'],
      ['Sage Advice', 'Sage, honey and a young calvados, shaken short.'],
    ],
  },
  {
    title: 'Five ingredients, one bottle',
    theme: 'Batching',
    level: 'Intermediate',
    prizeDollars: 750,
    about: 'A drink that waits in a bottle and is better for it.',
    rules: ['It keeps a week in the freezer or the fridge', 'The water is in the bottle'],
    entries: [
      ['House Red', 'Campari, two vermouths, gin, and the water nobody sees.'],
      ['The Long Weekend', 'Rum, falernum, lime acid and saline; pour, and add nothing.'],
      ['Cellar Door', 'Cognac, port, amaro, bitters and a tenth of water.'],
    ],
  },
  {
    title: 'Crushed ice',
    theme: 'Swizzles and cobblers',
    level: 'Beginner',
    prizeDollars: 500,
    about: 'The ice melts while you talk. Build a drink that is good at both ends.',
    rules: ['Served over crushed ice', 'A straw is allowed, plastic is not'],
    entries: [
      ['Quiet Tiki', 'Three rums, one lime, no umbrella.'],
      ['Cobbler on the Roof', 'Amontillado, orange and a fistful of berries.'],
      ['Snow Day', 'Genever and Chartreuse under a hill of snow.'],
    ],
  },
  {
    title: 'A better Old Fashioned',
    theme: 'Old Fashioneds',
    level: 'Expert',
    prizeDollars: 1500,
    about: 'Spirit, sugar, bitters, and one idea that deserves the name.',
    rules: ['One spirit, or two that agree', 'The ice is clear'],
    entries: [
      ['Brown Paper', 'Rye washed in browned butter, maple, and black walnut bitters.'],
      ['The Orchard', 'Calvados and rye in halves, with a syrup of burnt honey.'],
      ['One Idea', 'Bourbon, demerara and three drops of cold espresso. That was the idea.'],
    ],
  },
  {
    title: 'Tea time',
    theme: 'Tea',
    level: 'Intermediate',
    prizeDollars: 500,
    about: 'Tea as a spice, a body or a bitter. Brew it properly first.',
    rules: ['Name the tea, the time and the temperature'],
    needs: ['Tea'],
    entries: [
      ['Four O’Clock', 'Earl Grey gin, lemon and egg white, as tight as a saucer.'],
      ['Hojicha Highball', 'Roasted tea, Japanese whisky, and soda poured along the ice.'],
      ['Builder’s', 'Strong black tea, milk-clarified with rum.'],
    ],
  },
  {
    title: 'Stone fruit',
    theme: 'Peach, plum and apricot',
    level: 'Intermediate',
    prizeDollars: 500,
    about: 'Fresh, dried or distilled, but not from a carton.',
    rules: ['The fruit leads', 'Use the stone for an extra vote from the jury'],
    entries: [
      ['Plum Line', 'Umeshu, gin and a leaf of shiso.'],
      ['Apricot Kernel', 'Apricot eau-de-vie with an orgeat made of its own stones.'],
      ['Peach Fuzz', 'White peach, cava, and a skin left on for the blush.'],
    ],
  },
  {
    title: 'The short list',
    theme: 'Drinks under 90 ml',
    level: 'Advanced',
    prizeDollars: 750,
    about: 'Small, cold and gone before it is warm.',
    rules: ['At most 90 ml in the glass'],
    entries: [
      ['Half a Sunset', 'Grapefruit below, Campari above. Do not stir.'],
      ['Postage Stamp', 'A two-sip Manhattan from the freezer.'],
      ['Thimble', 'Chartreuse, lime and gin, thirty of each.'],
    ],
  },
  {
    title: 'Pineapple, reconsidered',
    theme: 'Pineapple',
    level: 'Beginner',
    prizeDollars: 500,
    about: 'It can be more than a party. Show us its quiet side.',
    rules: ['No cream of coconut'],
    needs: ['Pineapple'],
    entries: [
      ['Core Values', 'Syrup from the core, aged rum, lime.'],
      ['Grilled', 'Charred pineapple, mezcal, and a little chili.'],
      ['Tepache Spritz', 'A week of patience and a dash of amaro.'],
    ],
  },
  {
    title: 'Coffee after dark',
    theme: 'Coffee',
    level: 'Intermediate',
    prizeDollars: 500,
    about: 'Cold brew, espresso or a single bean: wake it up without a Martini glass.',
    rules: ['No Espresso Martini'],
    needs: ['Coffee'],
    entries: [
      ['Late Shift', 'Cold brew, amaro and tonic, in that order.'],
      ['Café Corto', 'Brandy, espresso and orange oil; two sips.'],
      ['Moka', 'Sweet vermouth stirred over beans for a minute.'],
    ],
  },
  {
    title: 'A pinch of salt',
    theme: 'Salt',
    level: 'Advanced',
    prizeDollars: 750,
    about: 'A pinch of salt does what sugar cannot. Prove it.',
    rules: ['Say how much, in drops or grams', 'Not on the rim'],
    entries: [
      ['Gin & Quince', 'Two parts gin, one of quince, four drops of saline, a very cold glass.'],
      ['Sea Level', 'Tequila, lime and oyster leaf.'],
      ['Capers', 'Dry vermouth, caper brine, soda, and a lot of ice.'],
    ],
  },
  {
    title: 'Foam that holds',
    theme: 'Foam',
    level: 'Intermediate',
    prizeDollars: 500,
    about: 'Egg white, aquafaba or pineapple: it has to stand after five minutes.',
    rules: ['A photo or a promise at five minutes', 'One version without egg'],
    entries: [
      ['Cloud Cover', 'Aquafaba, gin and violet; it stood for nine.'],
      ['Ramos at Home', 'Twelve minutes of shaking, shared with two neighbors.'],
      ['Pineapple Head', 'Fresh pineapple and rum, shaken until the tin squeaks.'],
    ],
  },
  {
    title: 'A highball in the rain',
    theme: 'Highballs',
    level: 'Beginner',
    prizeDollars: 750,
    about: 'Two ingredients and one garnish for a wet afternoon.',
    rules: ['Two ingredients, soda counts', 'Cold glass, cold bottle'],
    entries: [
      ['Umbrella Stand', 'Scotch, soda and a strip of ginger.'],
      ['Tin Roof', 'Shochu and soda with a salted plum.'],
      ['Puddle', 'Aged rum, cola of the bitter kind, lime peel.'],
    ],
  },
  {
    title: 'The season final',
    theme: 'Your signature',
    level: 'Expert',
    prizeDollars: 3000,
    about: 'The winners of the season and everybody who wants to beat them: one drink that is yours.',
    rules: ['A drink of your own', 'Method, ratio and the reason in five sentences'],
    entries: [
      ['Last Call, First Light', 'Rye, oloroso and coffee leaf, stirred, with a burnt orange.'],
      ['The Regular', 'Gin, lemon and a vermouth I make on Sundays.'],
      ['Harvest Table', 'Calvados, quince and thyme honey over one clear rock.'],
    ],
  },
];

const whole = (told: Told): Plan => ({
  from: 0,
  to: 0,
  prize: 'Prize money, and a barspoon',
  needs: [],
  places: 100,
  ...told,
});

export const challenges: readonly Plan[] = [
  ...season.map(
    (told, index): Plan => ({
      ...whole(told),
      until: 'winner' as const,
      from: -200 + 9 * index,
      to: -188 + 9 * index,
      places: 60 + 20 * (index % 3),
    }),
  ),
  whole({
    title: 'One bottle, no ice',
    theme: 'Room temperature',
    level: 'Intermediate',
    prizeDollars: 0,
    about: 'The freezer has died and guests are coming. What do you pour?',
    from: -20,
    to: 1,
    until: 'voting',
    prize: 'Glory, and a barspoon',
    rules: ['No ice at any step', 'One bottle of spirit'],
    entries: [
      ['Warm Regards', 'Cognac, hot water, lemon, and an apology.'],
      ['Cellar Cool', 'Sherry and tonic from the cellar stairs, fourteen degrees.'],
      ['Scaffa', 'Rum, Bénédictine and bitters, as it was done before ice came by train.'],
      ['Flask', 'Rye, maraschino and a coat pocket.'],
      ['Tea Cup', 'Gin in jasmine tea that has been forgotten.'],
    ],
  }),
  whole({
    title: 'Something with grapefruit',
    theme: 'Grapefruit',
    level: 'Intermediate',
    prizeDollars: 0,
    about: 'Juice, peel, soda or bitters: pink, white, salted or burnt.',
    from: -1,
    to: 20,
    prize: 'A crate of grapefruit',
    needs: ['Grapefruit'],
    rules: ['No more than five ingredients'],
    entries: [
      ['Pink Slip', 'Tequila, grapefruit and a bitter that shows up late.'],
      ['White Peel', 'Gin, fino, and the oil of a whole peel.'],
      ['Half Moon', 'Grapefruit, honey, and a soda that bites.'],
    ],
  }),
  whole({
    title: 'The two-ingredient drink',
    theme: 'Simplicity',
    level: 'Beginner',
    prizeDollars: 0,
    about: 'Two lines, one glass. The garnish is free.',
    from: -2,
    to: 12,
    prize: 'A jigger with your name',
    places: 80,
    rules: ['Exactly two ingredients'],
    entries: [
      ['Sherry and Ice', 'A good amontillado on one very clear cube.'],
      ['Stout and Port', 'A pint of one, a spoon of the other.'],
      ['Verjus Soda', 'One to three, in the best glass of the house.'],
    ],
  }),
  whole({
    title: 'Low, long and lovely',
    theme: 'Low alcohol',
    level: 'Advanced',
    prizeDollars: 0,
    about: 'Under eight percent and never thin.',
    from: 9,
    to: 30,
    prize: 'A dinner for two',
    places: 120,
    rules: ['At most 8 % in the glass', 'At least 180 ml'],
    entries: [],
  }),
];
