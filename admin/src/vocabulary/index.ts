import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** The ingredient vocabulary, reached from the entry `inventory`. Implements CONTRA-32. */
export const vocabulary: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./VocabularyTree.tsx')),
  edit: lazy(() => import('./IngredientEdit.tsx')),
  recordRepresentation: 'name',
};
