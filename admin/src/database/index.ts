import DatabaseIcon from '@mui/icons-material/StorageOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Rows of every table and their export. Implements ADM-DB-01, ADM-DB-02. */
export const database: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./DatabaseList.tsx')),
  icon: DatabaseIcon,
};
