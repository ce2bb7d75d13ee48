import type { Allergen, SubstituteMark } from '@barspoon/contracts';
import { textsOf } from '../lib/i18n.ts';
import sheet from '../locales/en/recipe-sheet.json';
import english from '../locales/en/recipe-substitutes.json';

/** Words of what stands in for an ingredient, on recipes and on bars. */
export const tSubstitutes = textsOf(english);
const tSheet = textsOf(sheet);

/** "sulfites" */
export const allergenText = (allergen: Allergen): string => tSheet(`allergens.${allergen}`);

/** "Contains nuts, alcohol" */
export const bringsText = (brings: readonly SubstituteMark[]): string =>
  tSubstitutes('brings', {
    names: brings
      .map((mark) => (mark === 'alcohol' ? tSubstitutes('alcohol') : allergenText(mark)))
      .join(', '),
  });
