import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/balance.json';

/** Words of a drink's balance and of changing it. */
export const tBalance = textsOf(english);
