import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/purchases.json';

export const tPurchase = textsOf(english);
