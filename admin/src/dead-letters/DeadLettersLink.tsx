import MailIcon from '@mui/icons-material/ReportGmailerrorredOutlined';
import { ListLink } from '../ui/ListLink.tsx';

/** The way to the events that could not be handled. */
export const DeadLettersLink = () => (
  <ListLink resource="dead-letters" label="Dead letters" icon={<MailIcon />} />
);
