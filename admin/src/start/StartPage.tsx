import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Alert, Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { Link, Loading, Title } from 'react-admin';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { countText, useWaiting, type Waiting } from './useWaiting.ts';

/** Where the console opens: what waits for a decision or an answer, each with the way there. Implements BEYOND-159. */
export default function StartPage() {
  const { data, isPending, refetch } = useWaiting();
  return (
    <>
      <Title title="What needs you" />
      {isPending ? (
        <Loading />
      ) : data ? (
        <WaitingList waiting={data} />
      ) : (
        <LoadFailed message="Failed to load what waits" onRetry={() => void refetch()} />
      )}
    </>
  );
}

function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const open = waiting.filter(({ found }) => found !== null && found.count > 0);
  const unread = waiting.filter(({ found }) => found === null);
  return (
    <Card sx={{ mt: 3, maxWidth: 720 }}>
      {open.length === 0 && unread.length === 0 && (
        <Typography sx={{ p: 3, display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <DoneIcon color="success" /> Nothing needs you right now.
        </Typography>
      )}
      {open.length > 0 && (
        <List disablePadding aria-label="What needs you">
          {open.map(({ kind, found }, at) => (
            <ListItem key={kind.name} disablePadding divider={at < open.length - 1}>
              <ListItemButton component={Link} to={kind.to} sx={{ gap: 2, py: 1.5 }}>
                <ListItemText
                  primary={found && `${countText(found)} ${kind.words[found.count === 1 ? 0 : 1]}`}
                  secondary={kind.says}
                  slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                />
                <ForwardIcon color="action" />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      {unread.map(({ kind }) => (
        <Alert key={kind.name} severity="warning" square>
          How many {kind.words[1]} couldn't be found out.
        </Alert>
      ))}
    </Card>
  );
}
