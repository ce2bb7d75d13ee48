import type { Allergen } from '@barspoon/contracts';

/** As the console calls an allergen. */
export const allergenWord = (allergen: Allergen): string =>
  allergen === 'sulphites' ? 'sulfites' : allergen;
