import ChallengeIcon from '@mui/icons-material/EmojiEventsOutlined';
import { Button, Link, useCreatePath } from 'react-admin';

/** The way from the recipes to the challenges. */
export function ChallengesLink() {
  const createPath = useCreatePath();
  return (
    <Button component={Link} to={createPath({ resource: 'challenges', type: 'list' })} label="Challenges">
      <ChallengeIcon />
    </Button>
  );
}
