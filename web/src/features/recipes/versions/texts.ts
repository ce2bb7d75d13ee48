import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/recipe-versions.json';

/** Words of the versions of one's own recipes. */
export const tVersions = textsOf(english);
