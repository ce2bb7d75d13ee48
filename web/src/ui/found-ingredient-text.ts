import type { FoundIngredient } from '@barspoon/contracts';
import { textsOf } from '../lib/i18n.ts';
import english from '../locales/en/found-ingredient.json';

const t = textsOf(english);

/** "Ingredient · a kind of syrup · no alcohol" */
export const foundIngredientText = ({ kindOf, madeFrom, abv }: FoundIngredient): string =>
  [
    t('ingredient'),
    kindOf && t('kindOf', { kind: kindOf }),
    madeFrom && t('madeFrom', { source: madeFrom }),
    abv !== null && (abv === 0 ? t('noAlcohol') : t('abv', { abv })),
  ]
    .filter(Boolean)
    .join(' · ');
