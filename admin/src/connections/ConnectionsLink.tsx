import ConnectionIcon from '@mui/icons-material/HandshakeOutlined';
import { Button, Link, useCreatePath } from 'react-admin';

/** The way from mentors and mentees to what connects them. */
export function ConnectionsLink() {
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'mentorship-connections', type: 'list' })}
      label="Connections"
    >
      <ConnectionIcon />
    </Button>
  );
}
