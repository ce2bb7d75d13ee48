import type { adminBarItemRoutes, BarItem, SentInputOf } from '@barspoon/contracts';

export type BarItemForm = SentInputOf<typeof adminBarItemRoutes.create>['body'];

/** What the API shows for an item without a picture of its own. Implements INV-06. */
const placeholder = '/placeholder.svg';

export const ownImageOf = (item: Pick<BarItem, 'image'>): string | null =>
  item.image === placeholder ? null : item.image;

export function barItemFormOf(item: BarItem): BarItemForm & { id: string } {
  const { id, name, brand, category, subcategory, popular } = item;
  return { id, name, brand, category, subcategory, popular, image: ownImageOf(item) };
}

/** What is sent of a form: emptied fields become what the contract calls empty. */
export function barItemInputOf({ name, brand, category, ...form }: BarItemForm): BarItemForm {
  return {
    name: name ?? '',
    brand: brand ?? '',
    category,
    subcategory: form.subcategory || null,
    image: form.image && form.image !== placeholder ? form.image : null,
    popular: form.popular ?? false,
  };
}
