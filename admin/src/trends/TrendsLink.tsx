import TrendIcon from '@mui/icons-material/TrendingUp';
import { Button, Link, useCreatePath } from 'react-admin';

/** The way from the recipes to what is popular. */
export function TrendsLink() {
  const createPath = useCreatePath();
  return (
    <Button component={Link} to={createPath({ resource: 'trends', type: 'list' })} label="Trends">
      <TrendIcon />
    </Button>
  );
}
