import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/static-pages.json';

export const t = textsOf(english);
