import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/shell.json';

export const t = textsOf(english);
