import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/recipe-late.json';

/** Words of what joins a recipe's page after its first view. */
export const tLate = textsOf(english);
