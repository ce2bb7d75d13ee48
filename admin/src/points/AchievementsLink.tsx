import AchievementIcon from '@mui/icons-material/EmojiEventsOutlined';
import { Button, Link, useCreatePath } from 'react-admin';

/** The way to what can be achieved. */
export function AchievementsLink() {
  const createPath = useCreatePath();
  return (
    <Button component={Link} to={createPath({ resource: 'achievements', type: 'list' })} label="Achievements">
      <AchievementIcon />
    </Button>
  );
}
