import { Link } from '@mui/material';
import { useListContext } from 'react-admin';

interface Props {
  /** The filter, and what it is set to. */
  filter: string;
  value: string;
  children: string;
  'aria-label'?: string;
}

/** Narrows the list to what is in this row; nothing where it is narrowed already. */
export function OnlyThis({ filter, value, children, ...named }: Props) {
  const { filterValues, setFilters } = useListContext();
  if (filterValues[filter]) return null;
  return (
    <Link
      component="button"
      variant="caption"
      sx={{ display: 'block' }}
      onClick={() => setFilters({ ...filterValues, [filter]: value })}
      {...named}
    >
      {children}
    </Link>
  );
}
