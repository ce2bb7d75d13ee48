const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  eacute: 'é',
  egrave: 'è',
  ntilde: 'ñ',
  quot: '"',
  apos: "'",
  deg: '°',
  ndash: '–',
  mdash: '—',
};
const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+\d*));/gi;
/** Bullets, check boxes, emoji and marks before the first word or number; a point stays before a digit. */
const bullet = /^(?:(?!\.\d)[^\p{L}\p{N}¼-¾⅐-⅞([~≈#@<"'“‘])+/u;
const checkbox = /^\[[ xX✓✔]?\]\s*/;
/** "1. 2 oz rye", "2) gin": a number of the list. */
const numbering = /^\d{1,2}[.)]\s+(?=\S)/;
/** 1️⃣ numbers a step or a line. */
const keycap = /(\d)\uFE0F?\u20E3/gu;
const emoji =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\u20E3)+/gu;
const markdown = /\*\*|__|~~|`|(?<=\s|^)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g;
/** "[Campari](https://…)" and "<b>gin</b>": the words alone. */
const link = /\[([^\]]*)\]\(https?:[^)\s]*\)/g;
const tag = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/gi;
/** Numbers of footnotes. */
const footnote = /(?<=\p{L})[¹²³⁴-⁹]+(?=\s|$)/gu;
/** "l oz", "I 1/2 oz", "1 0z": what a scanner makes of a one and of an o. */
const misread: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s?)0z(?=\b)/gi, 'oz'],
  [/^[lI](?=\s?(?:\d\/\d\s)?(?:oz|0z|ml|cl|cup|tsp|tbsp|dash|part|ounce|barspoon|sugar cube|egg)\b)/, '1'],
];

/** A written line without the marks around it: bullets, numbering, check boxes, emoji, markdown, entities, odd spaces. */
export function cleanLine(text: string): string {
  const line = text
    .replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 31 && code < 0x11_00_00 ? String.fromCodePoint(code) : whole;
    })
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(link, '$1')
    .replace(tag, '')
    .replace(footnote, '')
    .replace(/\bw\/o\s+(?=\p{L})/giu, 'without ')
    .replace(/\bw\/\s?(?=[\p{L}\d])/giu, 'with ')
    .replace(keycap, '$1. ')
    .replace(emoji, ' ')
    .replace(markdown, '')
    // Where posts name a brand.
    .replace(/(?<=^|\s)[@#](?=\p{L})/gu, '')
    .replace(/^,(?=\d)/, '0,')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(checkbox, '')
    .replace(bullet, '')
    .replace(numbering, '')
    .replace(bullet, '')
    // "* 25 ml lime juice *", a mark of a footnote.
    .replace(/\s*[*_†‡]+$/u, '')
    .trim();
  return misread.reduce((read, [wrong, right]) => read.replace(wrong, right), line);
}
