import type { AuditLine } from '@barspoon/contracts';
import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { Link, useCreatePath, useGetList } from 'react-admin';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { dayTime } from '../ui/moments.ts';
import { Actor } from './AuditLine.tsx';
import { actionWords, detailsWords } from './audit-words.ts';

const shown = 20;

/** The newest lines about something, and the way to all of them. */
export function AuditLines({ filter }: { filter: { service: string; subject: string } }) {
  const { data, error, refetch } = useGetList<AuditLine>('audit', {
    filter,
    pagination: { page: 1, perPage: shown },
  });
  const createPath = useCreatePath();
  const all = `${createPath({ resource: 'audit', type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Typography sx={{ color: 'text.secondary' }}>Loading…</Typography>;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Nothing has been recorded yet.</Typography>;
  return (
    <>
      <List dense disablePadding>
        {data.map((line) => (
          <ListItem key={line.id} disableGutters divider>
            <ListItemText
              primary={[actionWords(line.action), detailsWords(line)].filter(Boolean).join('. ')}
              secondary={
                <>
                  {dayTime(line.at)}, by <Actor {...line} />
                </>
              }
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
      {data.length === shown && <Link to={all}>All lines</Link>}
    </>
  );
}
