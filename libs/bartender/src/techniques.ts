export interface Technique {
  pattern: RegExp;
  text: readonly string[];
  taste?: 'shake' | 'stir';
  links?: readonly { label: string; to: string }[];
}

/** What one needs, and what stands in for it. */
export const tools: Technique = {
  pattern:
    /\b(?:equipment|tools|gear|shaker|kit)\b.*\b(?:need|buy|start|begin|essential|without|which)\b|\b(?:need|buy|essential|without a)\b.*\b(?:shaker|tools|equipment|jigger)\b/,
  text: [
    'A jigger, a shaker, a strainer and a long spoon make almost everything here. Without a shaker take a jar with a tight lid; without a jigger a measuring spoon of 15 ml; without a muddler the end of a wooden spoon; without a strainer a tea sieve. Any tall glass is a mixing glass.',
  ],
};

/** What a bartender knows about the craft, in our own words. The first with a matching pattern is used. */
export const techniques: readonly Technique[] = [
  tools,
  {
    pattern: /\bdry shak|\breverse (?:dry )?shak|\bhow .*\bfoam\b|\begg white .*\b(?:shake|foam)/,
    text: [
      'Shake first without ice: egg white foams best while it is warm. Ten seconds hard, then add ice and shake again until the tin hurts your fingers.',
      'Some turn it round, ice first and dry last, for a thicker head. Use a fresh egg, or aquafaba where eggs are out.',
    ],
  },
  {
    pattern:
      /\b(?:why|when|should|whether|better|difference|do i|or)\b.*\b(?:shak\w*|stir\w*)\b.*\b(?:shak\w*|stir\w*)\b|\b(?:shak\w+|stir\w+) (?:or|vs|versus|instead of|not) (?:shak\w*|stir\w*)/,
    text: [
      'Stir what is clear, shake what is cloudy. A drink of spirits, vermouth and liqueur is stirred: it gets cold and a little watered, and stays silky and bright.',
      'Juice, cream or egg need a shake: it mixes what would not mix, and the air in it makes the drink livelier. It also melts about half as much ice again.',
    ],
  },
  {
    pattern: /\bwhy\b.*\bstir|\bhow (?:long|do i|to|should i)\b.*\bstir|\bwhats? stirring\b/,
    text: [
      'It is stirred because everything in it is already clear. Stirring chills and thins it gently, without air or splinters of ice, so it stays silky.',
      'Fill the mixing glass with big, dry ice and turn the spoon along the wall for about thirty seconds. Taste: it is done when it no longer burns and is not yet thin.',
    ],
    taste: 'stir',
  },
  {
    pattern: /\bwhy\b.*\bshak|\bhow (?:long|do i|to|hard|should i)\b.*\bshak/,
    text: [
      'It is shaken because juice, egg or cream does not mix by stirring. The shake also brings air, which is the lively part of a sour.',
      'Use plenty of hard ice and shake as if you meant it, for ten to twelve seconds. When frost stands on the tin, it is ready.',
    ],
    taste: 'shake',
  },
  {
    pattern: /\bdouble strain|\bfine strain|\bstrain(?:ing|er)?\b/,
    text: [
      'Strain through the shaker’s strainer and a fine sieve at once: it holds back splinters of ice and bits of fruit or mint. Use it for drinks served without ice; over fresh ice you can leave it out.',
    ],
  },
  {
    pattern: /\bmuddl/,
    text: [
      'Press, do not pound. Fruit may be crushed; mint only wants to be leaned on until you smell it. Torn leaves turn bitter.',
    ],
  },
  {
    pattern:
      /\b(?:simple|sugar|rich|demerara|honey|ginger|cinnamon) syrup\b.*\b(?:make|made|making|homemade|ratio|keep|last)|\b(?:how|make|making|homemade).*\b(?:simple|sugar|rich|honey) syrup\b/,
    text: [
      'Simple syrup: one part sugar to one part hot water, stirred until clear. For rich syrup take two parts sugar. Honey syrup is the same with honey, three parts to one of water.',
      'In a clean bottle in the fridge simple syrup keeps about a month, rich syrup longer. When it turns cloudy, make a new one.',
    ],
  },
  {
    pattern:
      /\bclear ice|\bgood ice|\bbig ice|\bice (?:cubes? )?(?:matter|important|why)|\bwhy .*\bice\b|\bice sphere|\bwhat (?:kind of )?ice|\bcrushed ice/,
    text: [
      'Ice is an ingredient: it decides how cold and how thin a drink becomes. Big, dry cubes melt slowly, wet and small ones fast; crushed ice is for drinks that are meant to be long and cold.',
      'For clear ice let water freeze from one side only, in an open insulated box in the freezer, and saw off the cloudy end.',
    ],
  },
  {
    pattern: /\bdilut/,
    text: [
      'Ice does two things: it chills and it waters. A stirred drink takes up about a quarter of its volume in water, a shaken one about half. That water is part of the recipe: without it a drink tastes hot and closed.',
    ],
  },
  {
    pattern:
      /\b(?:express|flame|flamed|flaming|cut|make|do).*\b(?:twist|peel|zest)|\b(?:lemon|orange|lime) (?:twist|peel)\b/,
    text: [
      'Cut a broad strip with little white, hold it over the glass with the skin down and bend it: the mist of oil is what you are after. Rub the rim with it, then drop it in or lay it on top.',
    ],
  },
  {
    pattern: /\b(?:salt|sugar|chili)?\s?rim\b|\brimming\b/,
    text: [
      'Run a wedge of lime around the outside of the rim, half the glass is enough, and roll it on a plate of salt. Outside only: what falls into the drink salts it.',
    ],
  },
  {
    pattern:
      /\b(?:whats?|what is|how (?:much|big|many)) (?:is )?(?:a |an |one |in a |ml in a )*(?:dash|barspoon|bar spoon|jigger|shot|part|splash|measure|ounce|oz|drop)\b/,
    text: [
      'A jigger is an ounce and a half, 45 ml; its small end, the pony, is the 30 ml that bars call an ounce. A bar spoon is 5 ml, a dash from the bottle about 0.8 ml, a drop a tenth of that or less, a splash some 7 ml and a shot 45 ml. A part is whatever you choose, as long as you keep to it.',
    ],
  },
  {
    pattern: /\b(?:balance|balanced|too sour|too sweet|golden ratio|ratio for a sour|formula)\b/,
    text: [
      'Most sours balance at two parts spirit, one part sour and a little less than one part sweet. Too sharp? Add a bar spoon of syrup. Too sweet? A few drops of citrus. Flat all over? A pinch of salt.',
    ],
  },
  {
    pattern:
      /\b(?:whiske?y|gin|rum|vodka|tequila|brandy|liquor|alcohol)\b.*\b(?:keeps|lasts?|go(?:es)? (?:bad|off)|gone off|expires?|spoils?|shelf life)\b|\b(?:vermouth|syrups?|juice|liqueurs?|bottles?|bitters|wine|spirits?|amaro|it|they)\b.*\b(?:keeps?|lasts?|go(?:es)? (?:bad|off)|gone off|expires?|spoils?|shelf life|once open\w*|opened|refrigerat\w*|(?:in|into) the fridge)\b|\b(?:shelf life|how long|expires?|refrigerate|store|keep|open(?:ed)?)\b.*\b(?:vermouth|syrups?|juice|liqueurs?|bottles?|bitters|wine|amaro|keep|last)\b/,
    text: [
      'Vermouth is a wine: once open it belongs in the fridge and is at its best for a month or two. Spirits and bitters keep for years. Fresh lime and lemon juice are best within the day; cream liqueurs go by the date on the label.',
    ],
  },
  {
    pattern:
      /\bmise en place|\bprepare for (?:a )?party|\bhost(?:ing)? (?:a )?party|\bparty tips?|\bcocktail party\b.*\b(?:plan|prepare|how)/,
    text: [
      'Choose two or three drinks, one of them without alcohol, and batch what can be batched. Count two drinks for the first hour and one for each after it, more water than you think, and a kilo of ice for every guest.',
    ],
  },
  {
    pattern: /\b(?:layer|layered|float)\b.*\b(?:how|make|pour|drink|cocktail)|\bhow\b.*\b(?:layer|float)\b/,
    text: [
      'Heaviest first: syrups and sweet liqueurs at the bottom, strong and dry on top. Pour slowly over the back of a spoon that touches the glass.',
    ],
  },
  {
    pattern: /\bchill(?:ed|ing)? (?:the |a |my )?glass|\bcold glass|\bfrozen glass/,
    text: [
      'A cold glass keeps a drink that has no ice cold for as long as you need to drink it. Ten minutes in the freezer, or ice and water in it while you mix.',
    ],
  },
  {
    pattern: /\bfat.?wash|\binfus|\bclarif|\bsous vide|\bmilk punch\b.*\bhow/,
    text: [
      'Infusing: put the herb, fruit or spice into the spirit and taste daily; tea takes minutes, chili an hour, fruit a few days. Fat-washing is the same with warm fat, frozen and skimmed off. For a clarified milk punch pour the sour drink into milk, never the other way round, and filter it slowly.',
    ],
  },
  {
    pattern:
      /\b(?:whats?|what is|difference between|explain)\b.*\b(?:bourbon|rye|scotch)\b.*\b(?:bourbon|rye|scotch|whiskey|whisky)\b/,
    text: [
      'Bourbon is mostly corn and aged in new oak: round, with vanilla. Rye is mostly rye: drier, with pepper. Scotch is malted barley, and where peat dried it, smoky.',
    ],
  },
  {
    pattern: /\b(?:tequila|mezcal)\b.*\bdifference\b|\bdifference\b.*\b(?:tequila|mezcal)\b/,
    text: [
      'Tequila is made of one agave, steamed; mezcal of many, roasted in the ground, which is where its smoke comes from. Tequila is, in a way, a mezcal.',
    ],
  },
  {
    pattern:
      /\b(?:start|starting|stock|stocking|build|building|set up|setting up|begin|equip) (?:a |an |my |our |the )?(?:\w+ ){0,2}bar\b(?!tend)|\b(?:home )?bar (?:essentials|basics|starter|must haves)\b/,
    text: [
      'Start from what you like to drink, and buy for three drinks rather than for all of them. Gin, white rum, bourbon and blanco tequila, sweet and dry vermouth, an orange liqueur, Campari and Angostura bitters reach a long way; lemons, limes and sugar do the rest.',
      'A jigger, a shaker, a strainer and a long spoon are all the tools. Put every bottle on My Bar, and One bottle away says which one opens the most new drinks.',
    ],
  },
  {
    pattern:
      /\b(?:what|whats|explain|define|meaning|mean|means)\b.*\b(?:neat|straight up|served up|on the rocks|up)\b.*(?:\bmeans?\b|$)/,
    text: [
      'Neat is poured as it is, without ice or mixing. Up is chilled with ice and served without it, in a stemmed glass. On the rocks is served over ice.',
    ],
  },
  {
    pattern:
      /\b(?:what|whats|explain|define|meaning|mean|means)\b.*\b(?:dry|wet|dirty|perfect|burnt|bone dry)\b.*\b(?:mean|means|martini|manhattan)\b/,
    text: [
      'Of a Martini, dry is less vermouth and wet is more. Dirty has a little olive brine. Perfect is sweet and dry vermouth in equal parts, in a Manhattan too. Of wine and vermouth itself, dry means hardly any sugar.',
    ],
  },
  {
    pattern: /\b(?:what|whats|explain|define|meaning|mean|means|how)\b.*\b(?:rinse|rinsed|wash the glass)\b/,
    text: [
      'To rinse, swirl a bar spoon of the spirit around the empty glass until it has wet all of it, and pour the rest out. What stays behind is enough to smell it.',
    ],
  },
  {
    pattern: /\b(?:what|whats|explain|define|meaning|mean|means)\b.*\b(?:proof|abv)\b(?:.*\bmeans?\b|$)/,
    text: [
      'ABV is the share of alcohol in the volume, in percent. US proof is twice that: 80 proof is 40 %.',
    ],
  },
  {
    pattern:
      /\b(?:what|whats|explain|which)\b.*\b(?:coupe|nick and nora|rocks glass|highball glass|collins glass|old fashioned glass|martini glass|snifter|copper mug|julep cup|flute)\b(?: glass)?(?: ,)?$/,
    text: [
      'Coupe and Nick and Nora are small and stemmed, for what is served up; a Martini glass is the wide one of them. Rocks or Old Fashioned glasses are short and heavy, for spirits over ice. Highball and Collins are tall, for what is topped up. A flute keeps bubbles, a snifter keeps scent, and mules and juleps have cups of metal that show the frost.',
    ],
  },
];
