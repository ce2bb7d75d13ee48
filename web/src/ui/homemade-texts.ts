import { textsOf } from '../lib/i18n.ts';
import english from '../locales/en/homemade.json';

export const tHomemade = textsOf(english);
