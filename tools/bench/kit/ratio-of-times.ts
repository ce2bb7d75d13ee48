interface RatioOfTimes {
  /** The median of the ratios, and between what it lies with 99 % certainty. */
  low: number;
  median: number;
  high: number;
  pairs: number;
}

const pairsInABatch = 40;
const maxPairs = 800;
/** Half the width of an interval that holds a median in 99 of 100 cases, in standard deviations of its rank. */
const certainty = 2.58;

interface Measured {
  one: () => Promise<unknown>;
  other: () => Promise<unknown>;
  /** Done before each pair, outside of what is measured. */
  beforePair?: () => Promise<unknown>;
}

/**
 * How long one thing takes in relation to another. Both are done in turn, in pairs whose order alternates, so that what
 * the machine does meanwhile meets both alike; pairs are added until it is certain whether the median ratio lies within
 * the band or outside it, and at most 800.
 * @param band how much may lie between them: 0.1 for a tenth
 */
export async function ratioOfTimes(measured: Measured, band: number): Promise<RatioOfTimes> {
  await ratioOfPair(measured, true);
  await ratioOfPair(measured, false);
  const ratios: number[] = [];
  while (true) {
    for (let pair = 0; pair < pairsInABatch; pair++) ratios.push(await ratioOfPair(measured, pair % 2 === 0));
    const found = medianOf(ratios);
    const isInside = found.low > 1 - band && found.high < 1 + band;
    const isOutside = found.high < 1 - band || found.low > 1 + band;
    if (isInside || isOutside || ratios.length >= maxPairs) return found;
  }
}

async function ratioOfPair({ one, other, beforePair }: Measured, oneFirst: boolean): Promise<number> {
  await beforePair?.();
  const before = oneFirst ? 0 : await msOf(other);
  const ofOne = await msOf(one);
  return ofOne / (oneFirst ? await msOf(other) : before);
}

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function medianOf(ratios: readonly number[]): RatioOfTimes {
  const sorted = ratios.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const spread = (certainty * Math.sqrt(sorted.length)) / 2;
  const at = (rank: number) => sorted[Math.min(sorted.length - 1, Math.max(0, rank))] ?? Number.NaN;
  return {
    low: at(Math.floor(middle - spread)),
    median: at(Math.floor(middle)),
    high: at(Math.ceil(middle + spread)),
    pairs: sorted.length,
  };
}
