import { type BarCategory, barCategories } from '@barspoon/contracts';

export const categoryChoices = Object.entries(barCategories).map(([id, { label }]) => ({ id, name: label }));

/** Subcategories of a category; none before one is chosen. Implements ADM-INV-02. */
export const subcategoryChoices = (category: BarCategory | null | undefined) =>
  category ? barCategories[category].subcategories.map((name) => ({ id: name, name })) : [];
