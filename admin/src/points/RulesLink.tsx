import RulesIcon from '@mui/icons-material/TuneOutlined';
import { Button, Link, useCreatePath } from 'react-admin';

/** The way to what earns points, and to a simulation of other rules. */
export function RulesLink() {
  const createPath = useCreatePath();
  return (
    <Button component={Link} to={createPath({ resource: 'points', type: 'list' })} label="Points rules">
      <RulesIcon />
    </Button>
  );
}
