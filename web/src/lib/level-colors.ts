import type { levels } from '@barspoon/contracts';

/** The color of each level, wherever its badge is: steel, amber, bottle green. Implements LEVEL-03. */
export const levelColors: Record<(typeof levels)[number]['key'], string> = {
  aspiring_shaker: 'var(--blue)',
  creative_stirrer: 'var(--orange)',
  master_mixologist: 'var(--brand)',
};
