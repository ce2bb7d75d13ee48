/** What has alcohol, in the five languages of recipe texts. */
const kinds = [
  'gin|ginebra|genever|jenever|vodkas?|wodka|rums?|rhum|ron|whisk(?:e?y|ies|eys)|bourbon|scotch|rye|tequila|mezcal|sotol',
  'brandy|brandies|cognac|armagnac|calvados|pisco|cacha[cç]a|grappa|ouzo|raki|arr?ack?|pastis|absinthe|aquavit|akvavit',
  'baijiu|soju|shochu|sake|umeshu|everclear|moonshine|applejack|slivovitz|kirsch(?:wasser)?|eau[ -]de[ -]vie|aguardi?ente|orujo',
  '\\p{L}*(?:lik[öo]r|schnap+s|branntwein|wein)|\\p{L}{0,8}bier|weinbrand|korn|liqueurs?|liquors?|licor|liquore|spirits?|spirituosen?|booze|alcohol|alkohol',
  'wines?|vino|vin|jerez|oporto|spumante|champagne|champ[aá]n|prosecco|cava|sekt|cr[eé]mant|lambrusco|moscato|sangria',
  'sherry|port|madeira|marsala|vermouth|vermut|wermut|amaro|amari|aperitivo|bitters',
  'beers?|bi[eè]re|birra|cerveza|lagers?|ales?|stouts?|porter|pilsner|pils|ipa|ciders?|cidre|sidra|mead|pulque',
  '(?:hard|spiked|boozy) (?:lemonade|seltzer|tea|soda|kombucha|coffee)|alcopop|\\d{2,3}[ -]?proof',
  'amaretto|sambuca|limoncello|triple sec|cura[cç]ao|cr[eè]me de|kahl[uú]a|baileys|malibu|chartreuse|j[äa]germeister|j[äa]ger',
  'campari|aperol|fernet|pimm.?s|cointreau|grand marnier|drambuie|galliano|chambord|midori|pernod|ricard|lillet|dubonnet|suze|cynar',
].join('|');
const hasAlcohol = new RegExp(`(?<![\\p{L}\\p{N}])(?:${kinds})(?![\\p{L}\\p{N}])`, 'iu');

/** Says of itself that it has none. */
const saysNone =
  /\b(?:non[ -]?alcoholic|alcohol[ -]?free|no[ -]alcohol|alkoholfrei\w*|sans alcool|sin alcohol|analcolic\w*|zero[ -]proof|virgin|mock|dealcoholi[sz]ed)\b|(?<![\d.,])0(?:[.,]0+)? ?%/i;
/** Named after a drink, and none. */
const onlyNamed =
  /\b(?:ginger|root|birch|spruce)[ -]?(?:beer|ale)s?\b|\b(?:wine|sherry|champagne|cider|beer|rum|malt) vinegar\b|\b(?:rum|brandy|bourbon|whiske?y|wine|vodka|amaretto)[ -](?:extract|essence|aroma|flavou?ring|flavou?red (?=syrup|extract|coffee|tea))|\b(?:wine|beer|champagne|port|sherry|brandy|liqueur|whiske?y) (?:glass(?:es)?|mugs?|bottles?)\b|\bbourbon[ -]vanill?[ae]\w*|\bwine ?gums?\b|\bweinessig\b|\brum raisin\b|\bspirit of hartshorn\b/gi;

/** Whether a name that nobody has looked up may be of something with alcohol. Of alternatives one is enough. */
export const mayHaveAlcohol = (name: string): boolean =>
  name
    .replace(onlyNamed, ' ')
    .split(/\s+(?:or|oder|ou|o|bzw\.?)\s+|\s*[/;]\s*/i)
    .some((choice) => hasAlcohol.test(choice) && !saysNone.test(choice));
