/** Letters that Unicode does not decompose into a base letter and a mark. */
const undecomposed: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Words two spellings of which mean the same thing behind a bar. */
const spellings: Readonly<Record<string, string>> = {
  whisky: 'whiskey',
  flavored: 'flavoured',
  chilli: 'chili',
  chile: 'chili',
  yoghurt: 'yogurt',
  aromatized: 'aromatised',
};

/** Words that end in s without being plurals, and plurals with a singular of their own. */
const irregular: Readonly<Record<string, string>> = {
  bitters: 'bitters',
  molasses: 'molasses',
  leaves: 'leaf',
  halves: 'half',
  radishes: 'radish',
  cookies: 'cookie',
};

/**
 * A name reduced to what two spellings of the same thing share: lower case, no diacritics, no punctuation, every word
 * in the singular, one spelling of words that have several. "Limes, Key" → "lime key"; "Peychaud’s" → "peychaud".
 */
export function normalize(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđßæœı]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/['’‘`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '') return '';
  return plain
    .split(' ')
    .map((word) => singular(word))
    .map((word) => spellings[word] ?? word)
    .join(' ');
}

function singular(word: string): string {
  const known = irregular[word];
  if (known) return known;
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:oes|sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
