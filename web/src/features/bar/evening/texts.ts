import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/evening.json';

export const t = textsOf(english);
