import WaitingIcon from '@mui/icons-material/InboxOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-admin';
import { canWait, countText, sumOf, useWaiting } from './useWaiting.ts';

/** The way to what waits, with how much it is; nothing for whom nothing can wait. */
export function StartLink() {
  const { data = [] } = useWaiting();
  if (!canWait()) return null;
  const sum = sumOf(data);
  return (
    <Tooltip title="What needs you">
      <IconButton
        color="inherit"
        component={Link}
        to="/"
        aria-label={`What needs you${sum.count > 0 ? `, ${countText(sum)}` : ''}`}
      >
        <Badge badgeContent={sum.count > 0 ? countText(sum) : 0} color="error">
          <WaitingIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
