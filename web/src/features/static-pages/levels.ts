import { levels } from '@barspoon/contracts';
import { t } from './texts.ts';

/** Tokens of the theme: steel, amber, bottle green. */
const colors = {
  aspiring_shaker: 'var(--blue)',
  creative_stirrer: 'var(--orange)',
  master_mixologist: 'var(--brand)',
} as const;

/** The levels as the page shows them. Implements LEVEL-02, LEVEL-03. */
export const shownLevels = levels.map((level) => ({
  ...level,
  criteria: t(`levels.${level.key}.criteria`),
  description: t(`levels.${level.key}.description`),
  color: colors[level.key],
}));
