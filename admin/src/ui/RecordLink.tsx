import type { ReactNode } from 'react';
import { Link, useCreatePath, useResourceDefinitions } from 'react-admin';

interface Props {
  resource: string;
  id: string;
  /** The page of it that opens; to be looked at where not said. */
  type?: 'show' | 'edit';
  title?: string;
  /** Stands behind the address. */
  search?: string;
  children: ReactNode;
}

/** Leads to the page of a record; only its words where the role of whoever is here does not open it. */
export function RecordLink({ resource, id, type = 'show', title, search = '', children }: Props) {
  const createPath = useCreatePath();
  if (!(resource in useResourceDefinitions())) return children;
  return (
    <Link to={`${createPath({ resource, type, id })}${search}`} title={title}>
      {children}
    </Link>
  );
}
