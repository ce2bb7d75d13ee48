import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/recipe-variations.json';

/** Words of recipes that are based on others. */
export const tVariations = textsOf(english);
