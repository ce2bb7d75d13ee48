import LocalBarIcon from '@mui/icons-material/LocalBarOutlined';
import type { ResourceProps } from 'react-admin';
import { RecipeCreate } from './RecipeCreate.tsx';
import { RecipeEdit } from './RecipeEdit.tsx';
import { RecipeList } from './RecipeList.tsx';

/** The console's entry `recipes`. Implements ADM-REC-01, BEYOND-94. */
export const recipes: Omit<ResourceProps, 'name'> = {
  list: RecipeList,
  create: RecipeCreate,
  edit: RecipeEdit,
  icon: LocalBarIcon,
  recordRepresentation: 'name',
};
