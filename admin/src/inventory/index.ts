import InventoryIcon from '@mui/icons-material/LiquorOutlined';
import type { ResourceProps } from 'react-admin';
import { BarItemCreate } from './BarItemCreate.tsx';
import { BarItemEdit } from './BarItemEdit.tsx';
import { BarItemList } from './BarItemList.tsx';

/** The console's entry `inventory`. Implements ADM-INV-01, BEYOND-95. */
export const inventory: Omit<ResourceProps, 'name'> = {
  list: BarItemList,
  create: BarItemCreate,
  edit: BarItemEdit,
  icon: InventoryIcon,
  recordRepresentation: 'name',
};
