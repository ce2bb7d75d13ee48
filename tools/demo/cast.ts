/** Somebody of the demo world: made up, and recognizably so. */
export interface Character {
  username: string;
  fullName: string;
  bio: string;
  city: string;
  country: 'US' | 'GB' | 'DE' | 'MX' | 'JP' | 'IT' | 'FR';
}

/** Every demo member's address ends like this: nobody can have one, and one command finds them all. */
export const demoDomain = 'demo.barspoon.example';
export const demoPassword = 'shaken-not-stirred';
export const emailOf = ({ username }: Pick<Character, 'username'>) => `${username}@${demoDomain}`;

const of = (
  username: string,
  fullName: string,
  place: readonly [string, Character['country']],
  bio: string,
): Character => ({
  username,
  fullName,
  city: place[0],
  country: place[1],
  bio,
});

export const cast: readonly Character[] = [
  of('olive.twist', 'Olive Twist', ['New York', 'US'], 'Stirs more than she shakes.'),
  of('max.muddle', 'Max Muddle', ['Berlin', 'DE'], 'Grows nine kinds of mint on a balcony.'),
  of('gingham.fizz', 'Gingham Fizz', ['London', 'GB'], 'Believes in foam.'),
  of('rye.catcher', 'Rye Catcher', ['Chicago', 'US'], 'Collects ryes and forgets where.'),
  of('daisy.chain', 'Daisy Chain', ['Guadalajara', 'MX'], 'Every sour is a family.'),
  of('perry.noggin', 'Perry Noggin', ['Bristol', 'GB'], 'Eggs in everything, all year.'),
  of('coco.lada', 'Coco Lada', ['Miami', 'US'], 'Owns three blenders and no umbrella.'),
  of('al.dente', 'Al Dente', ['Turin', 'IT'], 'Aperitivo at six, on the dot.'),
  of('yuki.highball', 'Yuki Highball', ['Osaka', 'JP'], 'Ice is an ingredient.'),
  of('brandy.snap', 'Brandy Snap', ['Lyon', 'FR'], 'Pastry by day.'),
  of('cherry.picker', 'Cherry Picker', ['Portland', 'US'], 'Only real cherries.'),
  of('sal.rimmer', 'Sal Rimmer', ['Austin', 'US'], 'Half a rim, always.'),
  of('gus.garnish', 'Gus Garnish', ['Hamburg', 'DE'], 'Carves lemon peel into boats.'),
  of('tina.tonic', 'Tina Tonic', ['Leeds', 'GB'], 'Keeps seventeen tonics cold.'),
  of('barry.spoon', 'Barry Spoon', ['Boston', 'US'], 'No relation.'),
  of('penny.royal', 'Penny Royal', ['York', 'GB'], 'Herbs first, spirits second.'),
  of('jules.jigger', 'Jules Jigger', ['Paris', 'FR'], 'Measures everything twice.'),
  of('dash.hound', 'Dash Hound', ['Munich', 'DE'], 'Bitters, in drops.'),
  of('nora.proof', 'Nora Proof', ['Denver', 'US'], 'Low and no, and very good at it.'),
  of('pip.sour', 'Pip Sour', ['Rome', 'IT'], 'Lemons over limes.'),
  of('hope.hops', 'Hope Hops', ['Dublin', 'GB'], 'Beer cocktails are cocktails.'),
  of('cy.press', 'Cy Press', ['Savannah', 'US'], 'Presses his own cider.'),
  of('mo.lasses', 'Mo Lasses', ['New Orleans', 'US'], 'Rum, dark, and a story.'),
  of('ana.nas', 'Ana Nas', ['Veracruz', 'MX'], 'Tiki without the torches.'),
  of('chip.ice', 'Chip Ice', ['Sapporo', 'JP'], 'Carves blocks for a living.'),
  of('ruby.port', 'Ruby Port', ['Bath', 'GB'], 'Fortified, like her opinions.'),
  of('ed.flower', 'Ed Flower', ['Cologne', 'DE'], 'Elder, mostly.'),
  of('zest.wood', 'Zest Wood', ['Seattle', 'US'], 'Smoke and orange.'),
  of('lou.coupe', 'Lou Coupe', ['Nice', 'FR'], 'Fourteen coupes, none alike.'),
  of('fern.ette', 'Fern Ette', ['Milan', 'IT'], 'Bitter is a food group.'),
  of('basil.smash', 'Basil Smash', ['Hamburg', 'DE'], 'Green drinks, green thumbs.'),
  of('ginny.craft', 'Ginny Craft', ['Bristol', 'GB'], 'Builds a list of nine, twice a year.'),
  of('cal.vados', 'Cal Vados', ['Caen', 'FR'], 'Apples, one way or another.'),
  of('rosie.hip', 'Rosie Hip', ['Leipzig', 'DE'], 'Forages first, shakes later.'),
  of('tom.collins', 'Tom Collins Jr.', ['Boston', 'US'], 'Has heard the joke.'),
  of('mai.taylor', 'Mai Taylor', ['Honolulu', 'US'], 'Two rums, fresh lime, no shortcuts.'),
  of('otto.rye', 'Otto Rye', ['Dresden', 'DE'], 'Stirs for forty seconds and counts aloud.'),
  of('lima.bean', 'Lima Bean', ['Monterrey', 'MX'], 'Salt before sugar.'),
  of('sherry.cobbler', 'Sherry Cobbler', ['Cardiff', 'GB'], 'Crushed ice, straw, done.'),
  of('vic.stirling', 'Vic Stirling', ['Glasgow', 'GB'], 'Never shakes a Scotch.'),
  of('hana.umeshu', 'Hana Umeshu', ['Kyoto', 'JP'], 'Plums in every jar.'),
  of('bella.dona', 'Bella Dona', ['Naples', 'IT'], 'Lemons from her own terrace.'),
  of('nick.nutmeg', 'Nick Nutmeg', ['Albany', 'US'], 'Grates over everything.'),
  of('clem.entine', 'Clem Entine', ['Nantes', 'FR'], 'Peels in one go.'),
  of('faye.dash', 'Faye Dash', ['Kansas City', 'US'], 'Fast hands, short recipes.'),
  of('sol.margarito', 'Sol Margarito', ['Oaxaca', 'MX'], 'Agave, and time.'),
  of('gil.orgeat', 'Gil Orgeat', ['Marseille', 'FR'], 'Makes almond milk by the liter.'),
  of('kit.strainer', 'Kit Strainer', ['Sheffield', 'GB'], 'Double, always double.'),
  of('ella.quine', 'Ella Quine', ['Bremen', 'DE'], 'Quinces in October, nothing else.'),
  of('hugo.spritz', 'Hugo Spritz', ['Bolzano', 'IT'], 'Long drinks for long evenings.'),
  of('dot.swizzle', 'Dot Swizzle', ['San Diego', 'US'], 'Carved her own swizzle stick.'),
  of('pat.pending', 'Pat Pending', ['Detroit', 'US'], 'Invents a drink a week and keeps one a year.'),
  of('ren.yuzu', 'Ren Yuzu', ['Kochi', 'JP'], 'Citrus with a return ticket.'),
  of('mara.schino', 'Mara Schino', ['Trieste', 'IT'], 'A barspoon of cherry liqueur, never two.'),
  of('walt.nutley', 'Walt Nutley', ['Louisville', 'US'], 'Black walnut bitters in his coffee.'),
];

/** Announces challenges and posts jobs. */
export const organizer: Character = of(
  'bar.office',
  'The Demo Office',
  ['New York', 'US'],
  'Announces challenges and posts jobs.',
);

/** What they write of a collection they have made, by its name. */
export const collectionPosts: readonly { text: string; collection: string }[] = [
  { text: 'Six drinks that have never let me down on a Friday. #weekend', collection: 'Friday night' },
  {
    text: 'Asked for easy ones that scale? Here is my list for a full house. #party',
    collection: 'For a crowd',
  },
];

/** What they write, some of it about a recipe, by its slug, and what others and they themselves say to that. */
export const posts: readonly { text: string; recipe?: string; said: readonly string[]; reply?: string }[] = [
  {
    text: 'First #Negroni of the season on the fire escape. The bottle of vermouth did not survive.',
    recipe: 'negroni',
    said: ['Which vermouth did you use?', 'A fire escape and a Negroni: that is a whole holiday.'],
    reply: 'Carpano, the big bottle. Bought small, it would still be gone.',
  },
  {
    text: 'Unpopular opinion: a Daiquiri is better at 5 °C than at any price. #daiquiri',
    recipe: 'daiquiri',
    said: ['Freezing the glass is half of it.', 'And the other half is the lime. Squeezed now, not at noon.'],
    reply: 'Noon is fine if it is noon.',
  },
  {
    text: 'What do you do with half a bottle of crème de violette? Asking for my shelf. #help',
    said: ['Aviations until June.', 'Half a bar spoon in a Gin Fizz, and tell nobody.'],
    reply: 'The fizz it is. Thank you!',
  },
  {
    text: 'Made clear ice in a cooler bag for the first time. I have looked at it for an hour. #ice',
    said: ['Lid off, bag in the freezer, twenty hours?'],
    reply: 'Twenty-two, and I cut off the cloudy third.',
  },
  {
    text: 'Six guests, one lemon press, no regrets. What is your easiest drink for a crowd? #party',
    said: ['Anything that can wait in a bottle: Negronis with the water already in.', 'A jug of Palomas.'],
    reply: 'Batched Negronis. Noted, with the water.',
  },
  {
    text: 'The trick with egg white is a dry shake and patience. I had one of the two.',
    recipe: 'whiskey-sour',
    said: ['Mine separated. Colder ice the second time?', 'Leave the spring of the strainer in the tin.'],
    reply: 'The spring! That works.',
  },
  {
    text: 'Grapefruit week continues. #citrus',
    recipe: 'paloma',
    said: ['A pinch of salt in the soda, not on the rim. Try it.'],
    reply: 'Tried it. I will not go back.',
  },
  {
    text: 'My neighbor swapped quince jam for a Sidecar. Best trade of the year.',
    recipe: 'sidecar',
    said: ['A spoon of that jam in the next one instead of the liqueur.'],
    reply: 'You have spoiled the Sidecar for me, in the best way.',
  },
  {
    text: 'Zero-proof Friday: verjus, soda, a lot of rosemary. Nobody asked for more, everybody had more. #nolo',
    said: ['How much verjus to how much soda?', 'Saving this for Saturday.'],
    reply: 'One to three, and the rosemary goes in first.',
  },
  {
    text: 'Is there such a thing as too much mint? My balcony says no. #garnish',
    said: ['My lawn says yes.'],
    reply: 'Send some over before it wins.',
  },
  {
    text: 'Learned to double strain today. Ten years late, but here we are.',
    said: [
      'Welcome. No more shards in the sour.',
      'I still forget the small strainer in every second drink.',
    ],
  },
  {
    text: 'Barrel update, week three: it tastes of barrel. #aging',
    said: ['Week five is when the drink comes back.'],
    reply: 'Then I will not open it before. Much.',
  },
  {
    text: 'A rinse of smoky whisky in a Martini glass changes everything. Try it once.',
    recipe: 'dry-martini',
    said: ['Rinse and pour out, or leave it in?'],
    reply: 'Out. It stays anyway.',
  },
  {
    text: 'Who has a good use for the syrup from candied ginger? #zerowaste',
    said: [
      'A Penicillin, or any highball that looks bored.',
      'Over vanilla ice cream. You did not hear it here.',
    ],
    reply: 'Both, in that order.',
  },
  {
    text: 'Tonight: three Manhattans side by side, three vermouths. I will report if I can.',
    recipe: 'manhattan',
    said: ['Well? Which one?'],
    reply: 'The second. Then the first. I lost the notes after that.',
  },
  {
    text: 'Finally found orange bitters in this town. The shopkeeper remembers me now. #bitters',
    said: ['Two bottles? One is for the Martini, one is for luck.'],
    reply: 'Two. You know me.',
  },
];

/** What some of them tell the moderators of a post, found by its words, and how many of them do. */
export const reports = [
  { content: 'Unpopular opinion', reason: 'off-topic', note: 'No recipe, just shouting.', by: 2 },
  { content: 'smoky whisky', reason: 'spam', note: 'Sounds like an advertisement.', by: 1 },
] as const;

export const captions: readonly string[] = [
  'First try, and it held its foam.',
  'Served a little too cold, drunk a little too fast.',
  'The good glass came out for this one.',
  'Garnish courtesy of the window sill.',
  'Friday, in a glass.',
];

export const reviews: readonly string[] = [
  'Balanced and quick to make.',
  'A little sweet for me, so I cut the syrup by half.',
  'The garnish is not optional here.',
  'I have made it five times this month.',
];
