import TrendIcon from '@mui/icons-material/TrendingUp';
import { ListLink } from '../ui/ListLink.tsx';

/** The way from the recipes to what is popular. */
export const TrendsLink = () => <ListLink resource="trends" label="Trends" icon={<TrendIcon />} />;
