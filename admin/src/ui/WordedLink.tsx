import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-admin';

interface Props {
  to: string;
  label: string;
  icon: ReactElement;
}

/** A link that looks like a button. React-admin's own keeps its icon alone on a phone; this one keeps its words. */
export const WordedLink = ({ to, label, icon }: Props) => (
  <Button component={Link} to={to} size="small" startIcon={icon} sx={{ justifySelf: 'start' }}>
    {label}
  </Button>
);
