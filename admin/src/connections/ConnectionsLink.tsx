import ConnectionIcon from '@mui/icons-material/HandshakeOutlined';
import { ListLink } from '../ui/ListLink.tsx';

/** The way from mentors and mentees to what connects them. */
export const ConnectionsLink = () => (
  <ListLink resource="mentorship-connections" label="Connections" icon={<ConnectionIcon />} />
);
