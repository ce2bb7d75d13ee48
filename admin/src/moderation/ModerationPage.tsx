import ListIcon from '@mui/icons-material/ListAltOutlined';
import { Box, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { List, Title } from 'react-admin';
import { Contents } from '../layout/Contents.tsx';
import { KeysetPagination } from '../ui/KeysetPagination.tsx';
import { ListBody } from '../ui/ListBody.tsx';
import { ListLink } from '../ui/ListLink.tsx';
import { narrowScreen } from '../ui/ResourceList.tsx';
import { CommentCards, CommentTable } from './CommentTable.tsx';
import { ModerationLinks } from './ModerationLinks.tsx';
import { PhotoCards, PhotoTable } from './PhotoTable.tsx';
import { PostCards, PostTable } from './PostTable.tsx';
import { Queue } from './queue/Queue.tsx';

/** What waits for a moderator, and the newest posts, comments and photos. Implements ADM-MOD-01 to ADM-MOD-03, BEYOND-90, BEYOND-97. */
export default function ModerationPage() {
  return (
    <>
      <Title title="Moderation" />
      <ModerationLinks />
      <Contents of="moderation" />
      <Queue />
      <Newest resource="posts" title="Posts" all="All posts" compact={<PostCards />}>
        <PostTable />
      </Newest>
      <Newest resource="comments" title="Comments" all="All comments" compact={<CommentCards />}>
        <CommentTable />
      </Newest>
      <Newest resource="photos" title="Photos" all="All photos" compact={<PhotoCards />}>
        <PhotoTable />
      </Newest>
    </>
  );
}

interface NewestProps {
  resource: 'posts' | 'comments' | 'photos';
  title: string;
  /** Leads to the list with filters, columns and export. */
  all: string;
  children: ReactNode;
  compact: ReactNode;
}

function Newest({ resource, title, all, children, compact }: NewestProps) {
  const isNarrow = useMediaQuery(narrowScreen);
  return (
    <section aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mt: 3 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <ListLink resource={resource} label={all} icon={<ListIcon />} />
      </Box>
      <List
        resource={resource}
        title={false}
        actions={false}
        empty={<p>There is nothing to look at yet.</p>}
        exporter={false}
        disableSyncWithLocation
        perPage={20}
        pagination={<KeysetPagination sizes={[20, 50]} />}
      >
        <ListBody>{isNarrow ? compact : children}</ListBody>
      </List>
    </section>
  );
}
