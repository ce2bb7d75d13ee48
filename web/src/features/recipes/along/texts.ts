import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/mix-along.json';

/** Words of what is mixed together with others. */
export const tAlong = textsOf(english);
