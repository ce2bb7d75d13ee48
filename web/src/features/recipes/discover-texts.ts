import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/discover.json';

export const tDiscover = textsOf(english);
