const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
};

/** Nobody encodes or nests more than that; what does is read no further. */
const maxPasses = 8;

/**
 * Text without markup: tags dropped, entities read, Markdown's emphasis, links and headings reduced to their words.
 * What some sites encode twice (`&amp;#039;`) is read twice: what comes out is plain however often it is read.
 */
export function plainText(marked: string): string {
  let text = marked;
  for (let pass = 0; pass < maxPasses; pass++) {
    const plain = readOnce(text);
    if (plain === text) break;
    text = plain;
  }
  return text;
}

function readOnce(marked: string): string {
  return withoutEntities(marked.replace(/<[^<>]*>/g, ' '))
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/\[([^[\]\n]+)\]\([^()\s]+\)/g, '$1')
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(control, ' ')
    .replace(withoutWidth, '')
    .replace(/[ \t\u00A0]+/g, ' ')
    .trim();
}

/** Control characters but for line ends, and spaces without width. */
const control = /(?![\n\r\t])\p{Cc}/gu;
const withoutWidth = /[\u200B\u2060\uFEFF]/g;
/** Markup that ends a line, also where it is encoded. */
const lineEnd = /(?:<|&lt;)(?:br\b[^<>&]*|\/(?:p|li|div|ol|ul|h[1-6]|tr)\s*|li\b[^<>&]*)(?:>|&gt;)/gi;

/** The lines of a text with markup, as `plainText` leaves each. */
export function plainLines(marked: string): string[] {
  return plainText(marked.replace(lineEnd, '\n'))
    .split(/\s*[\r\n]+\s*/)
    .filter(Boolean);
}

function withoutEntities(text: string): string {
  return text
    .replace(/&([a-z]+\d*);/gi, (whole, name: string) => namedEntities[name.toLowerCase()] ?? whole)
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (whole, hex?: string, decimal?: string) =>
      characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), whole),
    );
}

/** Characters that no text holds (surrogates, beyond Unicode) stay as they were written. */
function characterOf(code: number, whole: string): string {
  const isCharacter = code > 0 && code <= 0x10_ffff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}

/** Every text within a value of JSON as `plainText` leaves it. Values deeper than recipes go are left alone. */
export function plainTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null || depth > 8) return value;
  if (Array.isArray(value)) return value.map((item) => plainTexts(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plainTexts(item, depth + 1)]));
}

/** A text cut to a length at the end of a word, with an ellipsis where something is missing. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.search(/\s+\S*$/);
  return `${(end > max / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
