import type { Technique } from './techniques.ts';

const hosts = '(?:party|wedding|guests?|people|crowd|evening|event|reception)';

/** How much there is in a fruit, what keeps somebody safe, what to do when something sticks: asked more narrowly than of the craft. */
export const practice: readonly Technique[] = [
  {
    pattern: /\bclear ice\b|\bcloudy ice\b|\bice\b.*\bcloudy\b/,
    text: [
      'Clear ice freezes from one side: water in an insulated box without its lid, in the freezer. After a day its top is clear; take it out before the bottom turns cloudy, or cut that off. Boiling the water does little.',
    ],
  },
  {
    pattern:
      /\b(?:bottled|jarred|store bought|concentrated) (?:\w+ )?(?:juice|limes?|lemons?)\b|\b(?:juice|limes?|lemons?) (?:from a bottle|concentrate)\b|\b(?:freeze|freezing)\b.*\b(?:juice|limes?|lemons?)\b/,
    text: [
      'Fresh tastes best: bottled lime and lemon juice has been heated or preserved, and a drink shows it. Squeeze on the day. What is left keeps two days in the fridge, or a few weeks as ice cubes.',
    ],
  },
  {
    pattern:
      /\bhow (?:many|much)\b.*\b(?:limes?|lemons?|oranges?|grapefruits?)\b.*\bjuice\b|\bhow much juice\b.*\b(?:in|from|out of|does)\b|\bjuice\b.*\bhow many (?:limes?|lemons?|oranges?)\b/,
    text: [
      'A lime gives about 25 ml of juice, a lemon about 45 ml, an orange 70 to 80 ml, a grapefruit up to 200 ml. A cup takes nine or ten limes, or five or six lemons.',
    ],
  },
  {
    pattern:
      /\b(?:raw|uncooked) eggs?\b|\beggs?(?: whites?)?\b.*\b(?:safe|salmonella|dangerous|risky)\b|\b(?:safe|dangerous|risky)\b.*\beggs?\b/,
    text: [
      'Raw egg carries a small risk of salmonella, and neither citrus nor alcohol takes it away. Use fresh, clean eggs from the fridge, pasteurized egg white, or aquafaba.',
      'Whoever is pregnant, very young, old or ill should not have it raw.',
    ],
  },
  {
    pattern:
      /\bfoam\w*\b.*\b(?:without|no) eggs?\b|\b(?:without|no) eggs?\b.*\bfoam\w*\b|\bhow much aquafaba\b|\baquafaba\b.*\bhow much\b/,
    text: [
      '30 ml of aquafaba, the liquid from a can of chickpeas, stands in for one egg white: shake it hard without ice first, then with it. Pineapple juice foams too.',
    ],
  },
  {
    pattern: /\b(?:why|my|how)\b.*\b(?:water(?:y|ed down)|too (?:thin|weak|diluted))\b/,
    text: [
      'Too much ice has melted into it: wet or small cubes, too long a shake, or a warm glass. Use hard, dry ice straight from the freezer, shake for ten to twelve seconds, and serve over fresh ice.',
    ],
  },
  {
    pattern:
      /\b(?:open|opening|pop|uncork)\b.*\b(?:champagne|prosecco|sparkling wine|cava|bubbly|cork)\b|\b(?:champagne|prosecco)\b.*\bopen(?:ed)? (?:safely|without)\b/,
    text: [
      'Chill it for hours first: warm bottles foam. Hold the cork, turn the bottle rather than the cork, and let it sigh out instead of flying. Point it at nobody.',
    ],
  },
  {
    pattern: /\b(?:size|big|large|much|many)\b.*\bjiggers?\b|\bjiggers?\b.*\b(?:size|hold|measure)s?\b/,
    text: [
      'A jigger as a measure is 1½ oz, about 45 ml. The tool of that name has two ends, often 1 and 2 oz, or 25 and 50 ml: look for the lines inside.',
    ],
  },
  {
    pattern: /\bfree ?pour\w*\b/,
    text: [
      'With a speed pourer in the bottle a count of four is about 2 oz, or 60 ml. Practice with water over a jigger. Measuring is more exact, and no guest minds it.',
    ],
  },
  {
    pattern:
      /\b(?:shaker|tins?)\b.*\bstuck\b|\bstuck\b.*\b(?:shaker|tins?)\b|\b(?:cant|how to) open (?:the |my )?shaker\b/,
    text: [
      'Tins hold where they bend: tap with the heel of your hand a quarter turn from where they touch. The cap of a cobbler shaker comes off when it warms up for a moment in your hand or under warm water.',
    ],
  },
  {
    pattern: /\bsaline\b|\bsalt (?:solution|water)\b|\bwhy\b.*\bsalt\b/,
    text: [
      'A few drops of saline make sourness rounder and bitterness gentler without tasting of salt. It is one part of salt to four of water by weight, dissolved: two to five drops go into a drink.',
    ],
  },
  {
    pattern: /\boleo(?: ?saccharum)?\b/,
    text: [
      'Oleo saccharum is sugar that has drawn the oil out of peel. Rub the peel of four lemons, without the white, with 200 g of sugar and let it stand for some hours or overnight; dissolve it with juice or hot water, and strain.',
    ],
  },
  {
    pattern:
      /\b(?:1|one|2|two) ?(?:to|:|,) ?(?:1|one)\b.*\bsyrup\b|\bsyrup\b.*\b(?:2|two) ?(?:to|:|,) ?(?:1|one)\b|\brich (?:vs|versus|or|and) simple\b|\bsyrup\b.*\bwithout (?:cooking|heat|heating|boiling|a stove)\b/,
    text: [
      '1:1 is simple syrup: as much sugar as water. 2:1 is rich syrup, with twice the sugar: thicker, and it keeps for longer; take about two thirds as much of it.',
      'Neither needs a stove: shake sugar and water in a jar until it is clear.',
    ],
  },
  {
    pattern:
      /\b(?:whats?|what is|define|explain|meaning|mean)\b.*\b(?:twist|chaser|nightcap|a back|expression)\b/,
    text: [
      'A twist is a strip of peel, bent over the drink for its oil. A back is a small glass beside the drink, of water, beer or brine; a chaser is drunk right after a shot. A nightcap is the last drink of an evening.',
    ],
  },
  {
    pattern: /\b(?:what|whats|define|explain|how many)\b.*\b(?:standard drinks?|units? (?:of alcohol|in))\b/,
    text: [
      'A US standard drink has 14 g of pure alcohol, a British unit 8 g. 12 oz of beer with 5 %, 5 oz of wine or 1½ oz of a spirit are about one US drink. Every recipe here says how many are in a glass, under By the numbers.',
    ],
  },
  {
    pattern:
      /\b(?:alcohol|booze)\b.*\b(?:burns?|cooks?|boils?|evaporates?)\b|\b(?:burn|cook|boil|evaporate)s? (?:off|out|away)\b/,
    text: [
      'Hardly: it leaves slowly. What is warmed for some minutes keeps most of its alcohol, and an hour of simmering still leaves about a quarter. It is nothing for anybody who must have none.',
    ],
  },
  {
    pattern: new RegExp(
      `\\bhow (?:much|many)\\b.*\\b(?:ice|drinks?|bottles?|alcohol|booze|liquor|glasses)\\b.*\\b(?:for|with)\\b.*\\b${hosts}\\b`,
    ),
    text: [
      'Count two drinks a guest for the first hour and one for each after it, a kilo of ice for every guest, and a glass of water with every drink. Have something as good for those who drink no alcohol.',
      'Plan an evening does the sum with your drinks and your bar: bottles, ice, glasses, and what to prepare when.',
    ],
    links: [{ label: 'Plan an evening', to: '/inventory/plan' }],
  },
  {
    pattern:
      /\bhow (?:to|do i|can i|do you|should i) (?:pre ?)?batch\b|\b(?:pre ?)?batch(?:ing)? (?:cocktails|drinks)\b.*\b(?:how|tips?|ahead)\b/,
    text: [
      'Multiply the spec, and measure rather than count. To what is stirred add the water that ice would have melted into it, about a quarter of its volume, and keep it in the freezer. Citrus goes in on the day, and anything sparkling into the glass.',
      'Plan an evening does the sum with your drinks and your bar.',
    ],
    links: [{ label: 'Plan an evening', to: '/inventory/plan' }],
  },
  {
    pattern:
      /\b(?:drinks?|cocktails?)\b.*\b(?:learn|know|master|practice)\b.*\b(?:first|beginn\w*|start)\b|\bget(?:ting)? better at (?:making|mixing)\b|\b(?:learn|start)(?:ing)? (?:to )?(?:mix|make|bartend)\w*\b/,
    text: [
      'Five drinks teach most of it: a Daiquiri for balance, an Old Fashioned for stirring, a Margarita for fresh citrus, a Negroni for measuring, and a highball for ice. Make one of them often, and change one thing at a time.',
    ],
  },
  {
    pattern: /\b(?:become|becoming|work as|job as|be) a (?:professional )?bartender\b/,
    text: [
      'Learn the classics until you need no recipe, then stand behind a bar: as a barback most begin. Bars look for people under Jobs, and bartenders who teach are under Mentorship.',
    ],
    links: [
      { label: 'Jobs', to: '/jobs' },
      { label: 'Mentorship', to: '/mentorship' },
    ],
  },
  {
    pattern:
      /\bhow old (?:do|does|must|should|to|have)\b.*\b(?:drink|alcohol|bar|buy)\b|\b(?:what|which) age\b.*\b(?:drink|drinking|alcohol|buy)\b|\b(?:legal|drinking) age\b/,
    text: [
      'That depends on where you are: 21 in the United States, 18 in most countries, in some 19 or 20, and in some nobody may. I keep to the age that is set for this site.',
    ],
  },
];
