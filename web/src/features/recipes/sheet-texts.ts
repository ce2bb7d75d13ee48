import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/recipe-sheet.json';

/** Words of a whole recipe, which lists do without. */
export const tSheet = textsOf(english);
