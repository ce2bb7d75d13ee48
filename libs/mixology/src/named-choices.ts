import { mayHaveAlcohol } from './formats/alcohol-names.ts';

/** "bourbon or rye": the first is taken, the other is said beside it. */
const alternative =
  /^(?<first>\p{L}[\p{L}'’ -]*?)(?: (?:or|oder|ou|o|oppure) |(?<=\p{L}{3})(?<!\band)\s*\/\s*(?=\p{L}{3}))(?<other>(?!to\b|as\b|more\b|less\b)[\p{L}\d¼-¾⅓-⅞].*)$/iu;
const shared =
  /\s(juice|syrup|bitters|wedge|wedges|twist|water|liqueur|wheel|peel|rum|whiskey|whisky|vermouth|wine|soda|tequila|gin)$/i;

const adjective =
  /^(?:fresh|frozen|sweet|dry|light|dark|white|red|gold|golden|silver|black|plain|hot|cold|iced|aged|blanco|still|sparkling|canned|bottled|brown|green|pink|ruby|tawny|sweetened|unsweetened)$/i;

/** The first of two, with the noun they share: "lemon or lime juice", "fresh or frozen raspberries". */
export function withoutOther(name: string): string {
  const found = alternative.exec(name)?.groups;
  if (!found?.first || !found.other) return name.replace(/\s+or (?:more|less)$/i, '');
  const [, ...nouns] = found.other.split(/\s+/);
  if (adjective.test(found.first) && nouns.length > 0) return `${found.first} ${nouns.join(' ')}`;
  const noun = shared.exec(found.other)?.[0];
  // "Rye or bourbon whiskey" are both whiskey; "vodka or coconut rum" are not both rum.
  const isAlone =
    /\s/.test(found.first) ||
    (mayHaveAlcohol(found.first) && !/whisk/i.test(noun ?? '')) ||
    found.other.toLowerCase().startsWith(`${found.first.toLowerCase()}-`) ||
    /^(?:an)?other\b|^any\b/i.test(found.other);
  return noun && !isAlone && !shared.test(` ${found.first}`) ? `${found.first}${noun}` : found.first;
}

/** What the first of two stands beside, as a note. */
export const other = (name: string): string[] => {
  const found = alternative.exec(name)?.groups?.other;
  return found ? [`or ${found}`] : [];
};
