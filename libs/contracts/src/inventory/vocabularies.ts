/** Categories of the bar with their labels and subcategories. Implements INV-03. */
export const barCategories = {
  spirits: {
    label: 'Spirits/Liquor',
    subcategories: ['Vodka', 'Gin', 'Rum', 'Whiskey', 'Tequila', 'Brandy', 'Liqueur'],
  },
  beer: { label: 'Beer', subcategories: ['Lager', 'Ale', 'Stout', 'IPA', 'Wheat Beer'] },
  mixers: { label: 'Mixers', subcategories: ['Bitters', 'Syrups', 'Juices', 'Sodas', 'Tonic Water'] },
  fruit: {
    label: 'Fruit & Garnishes',
    subcategories: ['Citrus', 'Berries', 'Herbs', 'Olives', 'Cherries'],
  },
  supplies: { label: 'Bar Supplies', subcategories: ['Tools', 'Glassware', 'Strainers', 'Jiggers'] },
} as const;
export type BarCategory = keyof typeof barCategories;
export const barCategoryKeys = Object.keys(barCategories) as [BarCategory, ...BarCategory[]];
export const barSubcategories = Object.values(barCategories).flatMap((c) => [...c.subcategories]);
