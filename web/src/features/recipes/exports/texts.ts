import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/recipe-exports.json';

/** Words of exporting one's own recipes. */
export const tExports = textsOf(english);
