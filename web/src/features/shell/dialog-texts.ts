import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/shell-dialogs.json';

/** Separate from the texts of the shell: dialogs are loaded when they are opened, together with their texts. */
export const t = textsOf(english);
