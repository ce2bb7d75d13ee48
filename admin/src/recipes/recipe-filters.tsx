import { difficulties, recipeCategories } from '@barspoon/contracts';
import { NullableBooleanInput, NumberInput, SearchInput, SelectInput } from 'react-admin';
import { choicesOf } from '../ui/choices.ts';

/** Filters of the recipe list; they live in the address and can be saved as queries. */
export const recipeFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, ingredient or step" />,
  <SelectInput key="category" source="category" choices={choicesOf(recipeCategories)} alwaysOn />,
  <NullableBooleanInput key="featured" source="featured" nullLabel="Any" />,
  <SelectInput key="difficulty" source="difficulty" choices={choicesOf(difficulties)} />,
  <SelectInput key="type" source="type" choices={choicesOf(['alcoholic', 'non-alcoholic'])} />,
  <NumberInput key="maxMinutes" source="maxMinutes" min={1} max={240} />,
];
