import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/own-recipes.json';

/** Words of the editor of one's own recipes. */
export const tOwn = textsOf(english);
