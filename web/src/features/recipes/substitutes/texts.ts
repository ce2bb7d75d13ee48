import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/recipe-substitutes.json';

export const t = textsOf('recipeSubstitutes', english);
