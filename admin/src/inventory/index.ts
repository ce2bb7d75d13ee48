import InventoryIcon from '@mui/icons-material/LiquorOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { BarItemList } from './BarItemList.tsx';

/** The console's entry `inventory`. Implements ADM-INV-01, BEYOND-95. */
export const inventory: Omit<ResourceProps, 'name'> = {
  list: BarItemList,
  create: lazy(() => import('./BarItemCreate.tsx')),
  edit: lazy(() => import('./BarItemEdit.tsx')),
  icon: InventoryIcon,
  recordRepresentation: 'name',
};
