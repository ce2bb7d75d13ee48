import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** The console's entry `users`. Implements ADM-USERS-01, BEYOND-93. */
export const users: Omit<ResourceProps, 'name'> = {
  list: lazy(async () => ({ default: (await import('./MemberList.tsx')).MemberList })),
  show: lazy(() => import('./MemberShow.tsx')),
  icon: PeopleIcon,
  recordRepresentation: 'fullName',
};
