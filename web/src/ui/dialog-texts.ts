import { textsOf } from '../lib/i18n.ts';
import english from '../locales/en/ui-dialogs.json';

/** What is said in dialogs that come when they are opened: none of it stands on a first view. */
export const tDialog = textsOf(english);
