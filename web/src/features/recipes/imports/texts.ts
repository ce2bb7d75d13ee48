import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/recipe-imports.json';

/** Words of importing a file into one's own recipes. */
export const tImports = textsOf(english);
