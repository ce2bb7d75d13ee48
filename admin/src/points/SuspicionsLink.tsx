import SuspicionIcon from '@mui/icons-material/ManageSearch';
import { ListLink } from '../ui/ListLink.tsx';

/** The way from the members to gains that look farmed. */
export const SuspicionsLink = () => (
  <ListLink resource="suspicions" label="Suspicious gains" icon={<SuspicionIcon />} />
);
