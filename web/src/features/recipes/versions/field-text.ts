import type { VersionedRecipe } from '@barspoon/contracts';
import { garnishText } from '../garnish-text.ts';
import { tSheet } from '../sheet-texts.ts';
import type { PlainField } from './difference.ts';
import { tVersions } from './texts.ts';

/** What a recipe says in a field, as one reads it. */
export const fieldText = (field: PlainField, recipe: VersionedRecipe): string =>
  textIn(field, recipe) || tVersions('empty');

function textIn(field: PlainField, recipe: VersionedRecipe): string {
  switch (field) {
    case 'alternativeNames':
    case 'tags':
      return recipe[field].join(', ');
    case 'garnish':
      return recipe.garnish.map(garnishText).join(', ');
    case 'alcoholic':
      return tVersions(recipe.alcoholic ? 'yes' : 'no');
    case 'prepTimeMinutes':
      return recipe.prepTimeMinutes === null ? '' : tVersions('minutes', { minutes: recipe.prepTimeMinutes });
    case 'method':
      return recipe.method ? tSheet(`methods.${recipe.method}`) : '';
    case 'glass':
      return tSheet(`glasses.${recipe.glass}`);
    case 'ice':
      return tSheet(`ices.${recipe.ice}`);
    case 'homemade':
      return recipe.homemade
        ? tVersions('homemade', { ml: recipe.homemade.makesMl, count: recipe.homemade.keepsDays })
        : '';
    case 'rim':
      return recipe.rim ? tSheet(`rims.${recipe.rim}`) : '';
    default:
      return String(recipe[field] ?? '');
  }
}
