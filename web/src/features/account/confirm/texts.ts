import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/confirm.json';

export const t = textsOf(english);
