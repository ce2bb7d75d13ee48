import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/account-safety.json';

export const t = textsOf(english);
