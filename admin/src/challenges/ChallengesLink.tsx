import ChallengeIcon from '@mui/icons-material/EmojiEventsOutlined';
import { ListLink } from '../ui/ListLink.tsx';

/** The way from the recipes to the challenges. */
export const ChallengesLink = () => (
  <ListLink resource="challenges" label="Challenges" icon={<ChallengeIcon />} />
);
