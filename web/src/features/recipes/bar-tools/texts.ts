import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/bar-tools.json';

/** Words of what one uses while mixing. */
export const tTools = textsOf(english);
