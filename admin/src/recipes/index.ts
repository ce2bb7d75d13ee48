import LocalBarIcon from '@mui/icons-material/LocalBarOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { RecipeList } from './RecipeList.tsx';

/** The console's entry `recipes`. Implements ADM-REC-01, BEYOND-94. */
export const recipes: Omit<ResourceProps, 'name'> = {
  list: RecipeList,
  create: lazy(() => import('./RecipeCreate.tsx')),
  edit: lazy(() => import('./RecipeEdit.tsx')),
  icon: LocalBarIcon,
  recordRepresentation: 'name',
};
