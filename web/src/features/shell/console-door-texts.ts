import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/console-door.json';

/** Separate from the texts of the shell: hardly anybody ever reads them. */
export const t = textsOf(english);
