import MailIcon from '@mui/icons-material/ReportGmailerrorredOutlined';
import { Button, Link, useCreatePath } from 'react-admin';

/** The way to the events that could not be handled. */
export function DeadLettersLink() {
  const createPath = useCreatePath();
  return (
    <Button component={Link} to={createPath({ resource: 'dead-letters', type: 'list' })} label="Dead letters">
      <MailIcon />
    </Button>
  );
}
