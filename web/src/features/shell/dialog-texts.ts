import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/shell-dialogs.json';

/** Apart from the texts of the shell: the dialogs are fetched when they are opened, and their words with them. */
export const t = textsOf('shellDialogs', english);
