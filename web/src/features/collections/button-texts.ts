import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/add-to-collection.json';

/** Words of the button alone: it stands in first views, which the other words of collections would make heavier. */
export const tButton = textsOf(english);
