import type { Recipe } from '@barspoon/contracts';
import { SimpleList } from 'react-admin';
import { RecipePicture } from './RecipePicture.tsx';

/** The recipe list on a phone. */
export const RecipeCards = () => (
  <SimpleList<Recipe>
    leftIcon={() => <RecipePicture size={44} />}
    primaryText={({ name }) => name}
    secondaryText={({ category, difficulty }) => [category, difficulty].filter(Boolean).join(' · ')}
    tertiaryText={({ featured }) => (featured ? 'Featured' : '')}
    rowClick="edit"
  />
);
