import type { SpecLine } from '@barspoon/contracts';

/** A line of a spec as somebody wrote it: no vocabulary slug yet. */
export type WrittenLine = Omit<SpecLine, 'ingredient'>;

/** What is measured of a line, and what is said of the measure. */
export type Measured = Pick<WrittenLine, 'amount' | 'unit' | 'name'> & { notes?: string[] };

/** Multiplied, and rounded to four decimals. */
export const times = (amount: number, by: number): number => Math.round(amount * by * 10_000) / 10_000;
