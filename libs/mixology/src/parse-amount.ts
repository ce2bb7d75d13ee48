const vulgar: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
/** Small numbers as English words. */
export const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
/** And what German, French, Spanish and Italian recipes begin a line with. */
const words: Readonly<Record<string, number>> = {
  ...numberWords,
  half: 1 / 2,
  quarter: 1 / 4,
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  halbe: 1 / 2,
  halber: 1 / 2,
  halben: 1 / 2,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  demi: 1 / 2,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  medio: 1 / 2,
  media: 1 / 2,
  due: 2,
  tre: 3,
  quattro: 4,
  mezzo: 1 / 2,
  mezza: 1 / 2,
};
const word = Object.keys(words)
  .sort((one, other) => other.length - one.length)
  .join('|');
const fractions = Object.keys(vulgar).join('');

/** One number: "half a", "1 1/2", "1-1/2", "1 and 1/2", "3/4", "1½", "1 and ½", ".75", "1.5", "1,5", "2" or a word. */
const number = [
  String.raw`(?<half>half an?|eine?n? halbe[nr]?|un demi|una media)(?=\s)`,
  String.raw`(?<whole>\d+)(?:\s+|\s*-\s*|\s*(?:and|&|\+|und|et|y|e)\s+)(?<above>\d+)\s*[/⁄]\s*(?<below>[1-9]\d?)(?![\d/])`,
  String.raw`(?<over>\d+)\s*[/⁄]\s*(?<under>[1-9]\d?)(?![\d/])`,
  String.raw`(?:(?<count>\d+(?:[.,]\d+)?)(?:\s?|-|\s(?:and|&|und|et|y|e)\s))?(?<vulgar>[${fractions}])`,
  String.raw`(?<plain>\d+(?:[.,]\d+)?|[.]\d+)`,
  String.raw`(?<word>${word})(?=\s)`,
].join('|');
const leading = new RegExp(`^(?:${number})\\s*`, 'iu');
/** What joins the two ends of a range. */
const between =
  /^\s*(?:[-–—]|to\b|or\b|bis\b|oder\b|à(?=\s)|ou\b|a\b|o\b)\s*(?=[\d.]|[¼-¾⅓-⅞]|(?:two|three|four|five|six|seven|eight|ten)\b)/iu;

/** An amount at the beginning of a text. `max` is the other end of a range. */
export interface LeadingAmount {
  amount: number;
  max?: number;
  rest: string;
  /** The rest follows without a space, as in "60ml" or "7up". */
  attached: boolean;
}

const largest = 5000;

/**
 * The amount a text begins with and what follows it: "1 1/2 oz rye" → 1.5 and "oz rye", "2–3 dashes" → 2 to 3 and
 * "dashes". Rounded to four decimals.
 * @returns null when the text begins with no positive amount up to 5000
 */
export function leadingAmount(text: string): LeadingAmount | null {
  const first = one(text);
  if (!first) return null;
  const joined = between.exec(first.rest);
  const second = joined && one(first.rest.slice(joined[0].length));
  // "1 to 2" is a range, "2 - 1 to go" and "1 a la" are none.
  if (second && second.amount > first.amount) return { ...second, amount: first.amount, max: second.amount };
  return first;
}

function one(text: string): LeadingAmount | null {
  const found = leading.exec(text);
  if (!found?.groups) return null;
  const amount = Math.round(amountOf(found.groups) * 10_000) / 10_000;
  if (!(amount > 0 && amount <= largest)) return null;
  return { amount, rest: text.slice(found[0].length), attached: !/\s$/.test(found[0]) };
}

function amountOf(part: Record<string, string | undefined>): number {
  if (part.half) return 1 / 2;
  if (part.whole) return Number(part.whole) + Number(part.above) / Number(part.below);
  if (part.over) return Number(part.over) / Number(part.under);
  if (part.vulgar) return decimal(part.count ?? '0') + (vulgar[part.vulgar] ?? 0);
  if (part.plain) return decimal(part.plain);
  return words[part.word?.toLowerCase() ?? ''] ?? 0;
}

const decimal = (text: string): number => Number(text.replace(',', '.'));
