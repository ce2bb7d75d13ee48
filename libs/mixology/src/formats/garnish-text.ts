import type { LibraryIngredient, LibraryRecipe, Rim } from '@barspoon/contracts';
import type { Vocabulary } from '../vocabulary.ts';
import { garnishNamed } from './words.ts';

type Words = Vocabulary<LibraryIngredient>;
type Garnish = LibraryRecipe['garnish'][number];

/** What a sentence about the garnish says; `unknown` are the parts that name nothing known. */
export interface ReadGarnish {
  garnish: { said: string; garnish: Garnish }[];
  rim: Rim | undefined;
  unknown: string[];
}

const lead =
  /^(?:any of the following[^:]*:\s*|(?:then )?(?:optionally )?(?:garnish(?:ed)?|decorate|sprinkle|dust|top|finish|serve)(?: the (?:glass|drink))?(?: optionally)?(?: with| using)?\s+|optional(?:ly)?\s+|(?:express|squeeze)(?: the)?(?: oils? (?:from|of))?\s+|then\s+|\/?or\s+)+/i;
const tail =
  /\s+(?:(?:for|as|to)(?: an?)?(?: \w+)? garnish|on top|over the (?:top|drink)|on (?:an? )?(?:pick|skewer|stick)|at the bottom of the glass|as well|for (?:additional )?aroma|squeezed over (?:the )?drink|onto the drink|inside|if (?:desired|you like))$/i;
const article =
  /^(?:an?|the|one|two|three|some|few|couple of|\d+|half(?: an?| of)?|homemade|skewered|oversized|small|large|big|thin|thick|long)\s+/i;
const partOfPlant =
  /^(?:(?:a|the)\s+)?(slice|half slice|wheel|wedge|twist|peel|zest|strip|swath|ribbon|sprig|spring|leaf|leave|bouquet|bunch|dusting|pinch|piece|grating|chunk)s?\s+(?:of\s+)?(?=\S)(.+)$/i;
const whole = /\s+(?:sprig|spring|leaf|leave|leaves|bouquet|bunch|blossom|top|chip|chunk|stalk)s?$/i;
const peeled = /\s+(?:peel|zest|strip|swath|ribbon|rind)s?$/i;
const halved = /\s+(?:half|halves|half wheel|half slice)$/i;
const rims: readonly (readonly [RegExp, Rim])[] = [
  [/^(?:cinnamon )sugar(?:ed)? rim|^rim .*cinnamon sugar/i, 'cinnamon sugar'],
  [/^(?:chil[il]i? |tajin )(?:salt )?rim/i, 'chili salt'],
  [/^salt(?:ed)?(?: rim| \(?(?:to|for|on) (?:the )?rim)|^rim .*\bsalt\b/i, 'salt'],
  [/^sugar(?:ed)?(?: rim| \(?(?:to|for|on) (?:the )?rim)|^rim .*\bsugar\b/i, 'sugar'],
];

/** Reads sentences as people write them: "Garnish with a lime wheel.", "orange peel for garnish", "sprig of mint". */
export function readGarnishText(text: string, vocabulary: Words): ReadGarnish {
  const read: ReadGarnish = { garnish: [], rim: undefined, unknown: [] };
  for (const part of partsOf(text)) {
    const rim = rims.find(([says]) => says.test(reduced(part)))?.[1];
    const found = rim ? undefined : firstKnown(part, vocabulary);
    if (rim) read.rim ??= rim;
    else if (!found) read.unknown.push(part);
    else if (!read.garnish.some(({ garnish }) => isSame(garnish, found)))
      read.garnish.push({ said: part, garnish: found });
  }
  return read;
}

const saysNothing = /^(?:n\/a|none|no garnish|discard|(?:optionally )?garnish(?: optionally)?|for garnish)$/i;

/** What stands side by side; a number's comma or an aside in brackets divides nothing. */
function partsOf(text: string): string[] {
  return text
    .replace(/\((?:optional|if desired)\)/gi, ' ')
    .split(/[,;+\n]|\.\s+|\band\b(?!\/or)|&|(?<=\S\s)\bwith (?=an? )/i)
    .map((part) => part.replace(/[.!\s]+$/, '').trim())
    .map((part) => part.replace(/^(?:garnish(?:ed)? )?with\s+/i, '').trim())
    .filter((part) => /\p{L}/u.test(part) && !saysNothing.test(part));
}

/** Of "a lemon or orange twist" the first that is known: one of them is enough. */
function firstKnown(part: string, vocabulary: Words): Garnish | undefined {
  const choices = part.replace(/^garnish (?:optionally )?with\s+/i, '').split(/\s+(?:and\/)?or\s+|\s+\/\s*/i);
  for (const choice of choices) {
    const garnish = inPlainWords(choice, vocabulary);
    if (garnish) return garnish;
  }
  return undefined;
}

function inPlainWords(said: string, vocabulary: Words): Garnish | undefined {
  const words = reduced(said);
  const [, piece = '', of = ''] = partOfPlant.exec(words) ?? [];
  const tried = [
    words,
    ...(of ? [reduced(of) + (cutOf[piece.toLowerCase()] ?? ''), reduced(of)] : []),
    words.replace(peeled, ' twist'),
    words.replace(halved, ' slice'),
    words.replace(whole, ''),
    words.replace(/\s*\([^()]*\)/g, ''),
  ];
  for (const text of new Set(tried)) {
    const garnish = garnishNamed(text, vocabulary);
    if (garnish) return garnish;
  }
  return undefined;
}

const cutOf: Readonly<Record<string, string>> = {
  slice: ' slice',
  'half slice': ' slice',
  wheel: ' wheel',
  wedge: ' wedge',
  twist: ' twist',
  peel: ' twist',
  zest: ' twist',
  strip: ' twist',
  swath: ' twist',
  ribbon: ' twist',
};

/** Without what only tells what to do, how many and where. */
function reduced(said: string): string {
  let words = said
    .trim()
    .replace(lead, '')
    .replace(/^with\s+/i, '');
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(tail, '').replace(article, '').trim();
  }
  return words;
}

const isSame = (one: Garnish, other: Garnish): boolean =>
  one.shape === other.shape && one.ingredient === other.ingredient;
