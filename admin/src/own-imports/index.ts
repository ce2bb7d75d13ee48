import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Members' imports of recipes, reached from the entry `recipes`. */
export const ownImports: Omit<ResourceProps, 'name'> = { list: lazy(() => import('./OwnImportList.tsx')) };
