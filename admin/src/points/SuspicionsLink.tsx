import SuspicionIcon from '@mui/icons-material/ManageSearch';
import { Button, Link, useCreatePath } from 'react-admin';

/** The way from the members to gains that look farmed. */
export function SuspicionsLink() {
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'suspicions', type: 'list' })}
      label="Suspicious gains"
    >
      <SuspicionIcon />
    </Button>
  );
}
