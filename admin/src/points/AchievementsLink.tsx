import AchievementIcon from '@mui/icons-material/EmojiEventsOutlined';
import { ListLink } from '../ui/ListLink.tsx';

/** The way to what can be achieved. */
export const AchievementsLink = () => (
  <ListLink resource="achievements" label="Achievements" icon={<AchievementIcon />} />
);
