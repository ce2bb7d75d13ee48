import NewsIcon from '@mui/icons-material/RssFeed';
import { Button, Link, useCreatePath } from 'react-admin';

/** The way from the tables to the feeds of the news panel. */
export function NewsSourcesLink() {
  const createPath = useCreatePath();
  return (
    <Button component={Link} to={createPath({ resource: 'news-sources', type: 'list' })} label="News sources">
      <NewsIcon />
    </Button>
  );
}
