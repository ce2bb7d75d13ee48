const vulgar: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  half: 1 / 2,
};
/** "half a", "1 1/2", "3/4", "1½", "½", "1.5", "1,5", "2" or a word. */
const amountPattern =
  /^(?:(?<half>half an?)(?=\s)|(?<whole>\d+)\s+(?<above>\d+)\s*[/⁄]\s*(?<below>\d+)|(?<over>\d+)\s*[/⁄]\s*(?<under>\d+)|(?<count>\d+(?:[.,]\d+)?)?\s?(?<vulgar>[¼½¾⅓⅔⅛⅜⅝⅞])|(?<plain>\d+(?:[.,]\d+)?)|(?<word>an?|one|two|three|four|five|six|half)(?=\s))\s*/iu;

/**
 * The amount a text begins with and what follows it: "1 1/2 oz rye" → 1.5 and "oz rye". Written with a point, a comma,
 * a fraction or a small number word; rounded to four decimals.
 * `attached` says that the rest follows without a space, as in "60ml" or "7up".
 * @returns null when the text begins with no positive amount up to 5000
 */
export function leadingAmount(text: string): { amount: number; rest: string; attached: boolean } | null {
  const found = amountPattern.exec(text);
  if (!found?.groups) return null;
  const amount = Math.round(amountOf(found.groups) * 10_000) / 10_000;
  if (!(amount > 0 && amount <= 5000)) return null;
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
