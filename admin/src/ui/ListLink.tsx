import type { ReactElement } from 'react';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { WordedLink } from './WordedLink.tsx';

interface Props {
  resource: string;
  label: string;
  icon: ReactElement;
}

/** The way to another list; nothing where the role of whoever is here does not open it. */
export function ListLink({ resource, label, icon }: Props) {
  const createPath = useCreatePath();
  if (!(resource in useResourceDefinitions())) return null;
  return <WordedLink to={createPath({ resource, type: 'list' })} label={label} icon={icon} />;
}
