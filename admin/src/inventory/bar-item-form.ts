import type { adminBarItemRoutes, BarItem, SentInputOf } from '@barspoon/contracts';

export type BarItemForm = SentInputOf<typeof adminBarItemRoutes.create>['body'];

export function barItemFormOf(item: BarItem): BarItemForm & { id: string } {
  const { id, name, brand, category, subcategory, popular } = item;
  return { id, name, brand, category, subcategory, popular, image: item.imageAddress ?? null };
}

/** What is sent of a form: emptied fields become what the contract calls empty. */
export function barItemInputOf({ name, brand, category, ...form }: BarItemForm): BarItemForm {
  return {
    name: name ?? '',
    brand: brand ?? '',
    category,
    subcategory: form.subcategory || null,
    image: form.image || null,
    popular: form.popular ?? false,
  };
}
