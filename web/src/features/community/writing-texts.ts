import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/community-writing.json';

/** What is said where somebody writes, edits or reports: none of it stands on the first view of the community. */
export const tWriting = textsOf(english);
