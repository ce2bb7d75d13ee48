/** What stands in the form. */
export interface ItemValues {
  name: string;
  brand: string;
  category: BarCategory;
  subcategory: string;
  image: string;
}

import type { BarCategory } from '@barspoon/contracts';

const KEY = 'draft.bar-item';

/** A new item that was begun and not sent yet; kept for this tab only. */
export const keepDraft = (values: ItemValues): void => sessionStorage.setItem(KEY, JSON.stringify(values));
export const keptDraft = (): Partial<ItemValues> =>
  JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ItemValues>;
export const clearDraft = (): void => sessionStorage.removeItem(KEY);
