/** An amount as a corpus gives it: how many, at most how many, and of what. A measure of ours, or something that is counted. */
export interface Label {
  amount: number | null;
  max?: number;
  unit: string;
}

/** The corpus' words for measures, apart from the reader's own list, so that what is measured does not judge itself. In ml, or of our unit. */
const measures: Readonly<Record<string, readonly [unit: string, times: number]>> = Object.fromEntries(
  (
    [
      ['ml', 1, 'ml mls mL milliliter millilitre mililiter milliliters(ml) mli'],
      ['ml', 10, 'cl'],
      ['ml', 100, 'dl'],
      ['ml', 1000, 'l ltr liter litre'],
      ['oz', 1, 'oz oz. ounce fl_oz fl_oz. fluid_ounce fluid_oz fluid_once floz'],
      ['ml', 473, 'pint pt'],
      ['ml', 946, 'quart qt'],
      ['ml', 3785, 'gallon gal'],
      ['ml', 750, 'fifth'],
      ['ml', 45, 'jigger'],
      ['shot', 1, 'shot shot_glass'],
      ['shot', 2, 'double-shot'],
      ['part', 1, 'part measure'],
      ['dash', 1, 'dash dashe'],
      ['splash', 1, 'splash splashe'],
      ['drop', 1, 'drop'],
      ['pinch', 1, 'pinch pinche'],
      ['splash', 1, 'drizzle squeeze slug spash'],
      ['tablespoon', 1, 'spoon'],
      ['ml', 25, 'tot'],
      ['cup', 1, 'mug'],
      ['cup', 1 / 4, 'quarter_cup'],
      ['ml', 150, 'wine_glass'],
      ['bar spoon', 1, 'bar_spoon barspoon'],
      ['teaspoon', 1, 'teaspoon tsp tspn tea_spoon teaspon'],
      ['tablespoon', 1, 'tablespoon tb tbsp tbsp. tblsp tbs table_spoon table_of_spoon soup_spoon'],
      ['cup', 1, 'cup c c.'],
      ['gram', 1, 'g gr gm gram'],
      ['gram', 1000, 'kg kilo kilogram'],
      ['gram', 454, 'lb pound'],
    ] as const
  ).flatMap(([unit, times, words]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), [unit, times] as const]),
  ),
);
const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};

/** A number alone: "1", "0,5", ".75", "1 1/2", "1-1/2", "1½", "3⅓". */
export function numberIn(text: string): number | undefined {
  const said = text.trim().replaceAll('⁄', '/');
  const mixed = /^(?:(?<whole>\d+)(?:\s+|-|\+| and ))?(?<over>\d+)\/(?<under>\d+)$/.exec(said)?.groups;
  if (mixed) return Number(mixed.whole ?? 0) + Number(mixed.over) / Number(mixed.under);
  const glyph = /^(?<whole>\d+)?\s*(?<part>[½¼¾⅓⅔⅛])$/u.exec(said)?.groups;
  if (glyph) return Number(glyph.whole ?? 0) + (vulgar[glyph.part ?? ''] ?? 0);
  return /^(?:\d+(?:[.,]\d+)?|\.\d+)$/.test(said) ? Number(said.replace(',', '.')) : undefined;
}

/** A number or both ends of a range. */
export function amountIn(text: string): (Pick<Label, 'max'> & { amount: number }) | undefined {
  const alone = numberIn(text);
  if (alone !== undefined) return { amount: alone };
  const [from, to, ...more] = text.split(/\s*(?:-|–|\bto\b|\bor\b)\s*/).map(numberIn);
  return more.length === 0 && from !== undefined && to !== undefined && from < to
    ? { amount: from, max: to }
    : undefined;
}

const known = (word: string) =>
  measures[word] ?? measures[word.replace(/e?s$/, '')] ?? measures[word.replace(/s\.?$/, '')];

/** What words measure, alone or with others beside them: "tbsp", "medium cup", "liters of". Where none measures, pieces are counted. */
export function measureIn(text: string): readonly [unit: string, times: number] {
  const words = text
    .toLowerCase()
    .replace(/\(.*|>/g, '')
    .trim()
    .split(/\s+/);
  const tried = [words, words.slice(0, 2), words.slice(0, 1), words.slice(-1)];
  return tried.map((some) => known(some.join(' '))).find((found) => found) ?? ['piece', 1];
}

export const isMeasure = (text: string): boolean => measureIn(text)[0] !== 'piece';

export const milliliters: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  oz: 30,
  part: 30,
  dash: 0.8,
  drop: 0.05,
  'bar spoon': 5,
  teaspoon: 5,
  tablespoon: 15,
  splash: 7.5,
  cup: 240,
  shot: 45,
};
const counted = /^(?:piece|leaf|sprig|slice|wedge|cube|scoop|bean|part|pinch)$/;
const contained =
  /^(?:(?:\w+ )?(?:can|bottle)|miniature|small|large|tin|carton|jar|glass|box|pack|container|packet|package)/;

/** Whether amount and unit are what the label says; a unit of another name with the same volume is. */
export function isSame(read: { amount: number | null; unit: string } | undefined, label: Label): boolean {
  if (!read) return false;
  const [unit, times] = measureIn(label.unit);
  if (label.amount === null)
    // "Splash of", "pinch": one where the corpus says no number.
    return read.amount === null || (read.amount === 1 && (unit === 'piece' || unit === read.unit));
  if (read.amount === null) return false;
  const near = (one: number, other: number) => Math.abs(one - other) <= other * 0.03 + 0.0001;
  const wanted = label.amount * times;
  if (unit === read.unit) return near(read.amount, wanted);
  const [have, want] = [milliliters[read.unit], milliliters[unit]];
  if (have !== undefined && want !== undefined) return near(read.amount * have, wanted * want);
  if (unit !== 'piece') return read.unit === 'top' && want !== undefined && near(read.amount, wanted * want);
  // What is sold or poured in something is as much as that holds, which no corpus says.
  if (contained.test(label.unit.trim().toLowerCase())) return have !== undefined || counted.test(read.unit);
  return counted.test(read.unit) && near(read.amount, label.amount);
}
