/** What a family of drinks is, in our own words; facts of the craft that all bar books share. */
const families: readonly (readonly [RegExp, string])[] = [
  [/\bsours?\b/, 'A sour is spirit, citrus and sugar, shaken.'],
  [
    /\bdaisy\b|\bdaisies\b/,
    'A daisy is a sour whose sugar is a liqueur or grenadine, often with a splash of soda; a Margarita is one.',
  ],
  [/\bfizz(?:es)?\b/, 'A fizz is a sour with soda, shaken and served without ice.'],
  [/\bcollins(?:es)?\b/, 'A collins is a sour with soda, built long over ice.'],
  [/\brickeys?\b/, 'A rickey is spirit, lime and soda, without sugar.'],
  [/\bhighballs?\b/, 'A highball is spirit and something fizzy, tall over ice.'],
  [/\bbucks?\b|\bmules?\b/, 'A buck, or mule, is a highball of ginger beer or ginger ale with citrus.'],
  [/\bflips?\b/, 'A flip is spirit or fortified wine with sugar and a whole egg, shaken.'],
  [/\bnogs?\b|\begg ?nogs?\b/, 'A nog is a flip with milk or cream.'],
  [/\bjuleps?\b/, 'A julep is spirit, sugar and mint on crushed ice.'],
  [/\bsmash(?:es)?\b/, 'A smash is a sour or a julep with herbs or fruit pressed into it.'],
  [/\bcobblers?\b/, 'A cobbler is wine or sherry with sugar and fruit on crushed ice.'],
  [/\bswizzles?\b/, 'A swizzle is rum, lime and sugar, churned with crushed ice until the glass frosts.'],
  [/\bslings?\b/, 'A sling is spirit, something sweet and water or soda, with citrus today.'],
  [/\btodd(?:y|ies)\b/, 'A toddy is spirit, sugar and hot water.'],
  [/\bpunch(?:es)?\b/, 'A punch is spirit, citrus, sugar, water and spice, made for a bowl.'],
  [/\bcrustas?\b/, 'A crusta is a sour with bitters and liqueur in a glass with a sugared rim.'],
  [/\bspritz(?:es)?\b/, 'A spritz is a bitter or a liqueur with sparkling wine and soda.'],
  [/\bshrubs?\b/, 'A shrub is a syrup of fruit and vinegar, or a drink made with it.'],
  [/\btiki\b/, 'Tiki is rum, lime, spices and more than one syrup, mixed for an island that never was.'],
  [/\baperitifs?\b/, 'An aperitif opens a meal: light, dry or bitter.'],
  [/\bdigestifs?\b/, 'A digestif closes a meal: stronger, sweeter or herbal.'],
  [/\bmocktails?\b/, 'A mocktail is a mixed drink without alcohol.'],
];
const asks =
  /\b(?:what(?: is| are|s)?|explain|define|difference|differ|vs|versus|mean(?:s|ing)?|compare|whats)\b/;
/** What is left of such a question beside the families. */
const fillers =
  /\b(?:whats?|is|are|does|do|it|that|called|makes?|explain|define|tell|me|about|the|an?|and|or|to|from|difference|between|differs?|different|vs|versus|means?|meaning|compare|compared|with|of|in|cocktails?|drinks?|family|families|exactly|actually|please|hey|hi)\b|,/g;

/** What the families are that a question asks about; nothing where it asks about more than them. */
export function familiesAsked(plain: string): string[] {
  if (!asks.test(plain)) return [];
  const named = families.filter(([pattern]) => pattern.test(plain));
  const rest = named
    .reduce((text, [pattern]) => text.replace(new RegExp(pattern, 'g'), ' '), plain)
    .replace(fillers, ' ');
  return rest.trim() === '' ? named.map(([, text]) => text) : [];
}
