const years = '(?:\\d{1,2}|\\w+teen|ten|eleven|twelve|twenty)';
const spirits =
  '(?:rums?|ron|rhum|whisk(?:y|ey)s?|scotch|bourbon|rye|tequila|mezcal|brandy|cognac|port|malts?|calvados|armagnac|wine|sherry|madeira)';
const things =
  '(?:bars?|pubs?|club|restaurant|company|business|firm|marriage|wedding|anniversary|friendship|relationship|house|home|car|truck|dog|cat|barrel|cask|bottle|shaker|fridge|recipe|app)';

/** Numbers that are the age of a bottle, of a bar, or of somebody long ago; a child that is only hoped for. */
const told: readonly RegExp[] = [
  /\btrying for (?:\w+ )?(?:\w+ )?(?:baby|child|kid|little one)\b/g,
  new RegExp(
    `\\b${spirits}(?: (?:is|its|of|de|di|aged|thats|that is|which is))+ ${years} ?(?:years?|yrs?|ans|anos|anni|jahre)\\b(?: old)?`,
    'g',
  ),
  new RegExp(
    `\\b${things} (?:is |was |turns? |turned |just |now |almost |nearly |already )+${years}\\b(?: (?:years?|yrs?)\\b(?: old)?)?`,
    'g',
  ),
  /\b(?:drink|cocktail|recipe|bar|spirit|gin|rum)s? (?:(?:that|which) )?(?:was |were )?born\b/g,
  new RegExp(
    `\\b(?:when|since|until|back when|used to|after) (?:i|we|he|she|they) (?:was|were|turned|got) (?:\\w+ )?${years}\\b`,
    'g',
  ),
];

/** A plain question without the ages of others than those who drink along. */
export const withoutOthers = (plain: string): string =>
  told.reduce((text, pattern) => text.replace(pattern, ' '), plain);
