import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/account-links.json';

export const t = textsOf(english);
