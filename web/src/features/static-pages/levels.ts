import { levels } from '@barspoon/contracts';
import { levelColors } from '../../lib/level-colors.ts';
import { t } from './texts.ts';

/** The levels as the page shows them. Implements LEVEL-02, LEVEL-03. */
export const shownLevels = levels.map((level) => ({
  ...level,
  criteria: t(`levels.${level.key}.criteria`),
  description: t(`levels.${level.key}.description`),
  color: levelColors[level.key],
}));
