import InventoryIcon from '@mui/icons-material/LiquorOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** The console's entry `inventory`. Implements ADM-INV-01, BEYOND-95. */
export const inventory: Omit<ResourceProps, 'name'> = {
  list: lazy(async () => ({ default: (await import('./BarItemList.tsx')).BarItemList })),
  create: lazy(() => import('./BarItemCreate.tsx')),
  edit: lazy(() => import('./BarItemEdit.tsx')),
  icon: InventoryIcon,
  recordRepresentation: 'name',
};
