import { textsOf } from '../lib/i18n.ts';
import english from '../locales/en/shopping.json';

export const tShopping = textsOf(english);
