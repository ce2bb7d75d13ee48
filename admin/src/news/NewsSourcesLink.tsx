import NewsIcon from '@mui/icons-material/RssFeed';
import { ListLink } from '../ui/ListLink.tsx';

/** The way from the tables to the feeds of the news panel. */
export const NewsSourcesLink = () => (
  <ListLink resource="news-sources" label="News sources" icon={<NewsIcon />} />
);
