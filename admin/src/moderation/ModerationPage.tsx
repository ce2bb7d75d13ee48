import type { Comment, Post } from '@barspoon/contracts';
import { Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, DateField, List, Title } from 'react-admin';
import { ConfirmedBulkDelete } from '../ui/ConfirmedBulkDelete.tsx';
import { KeysetPagination } from '../ui/KeysetPagination.tsx';
import { ListBody } from '../ui/ListBody.tsx';
import { FeaturePost } from './FeaturePost.tsx';
import { ModerationLinks } from './ModerationLinks.tsx';
import { Photos } from './Photos.tsx';
import { DeleteOne, nameOf, written } from './parts.tsx';
import { Queue } from './queue/Queue.tsx';

const PostColumn = DataTable.Col<Post>;
const PostNumber = DataTable.NumberCol<Post>;
const CommentColumn = DataTable.Col<Comment>;

/** What waits for a moderator, and the newest posts, comments and photos. Implements ADM-MOD-01 to ADM-MOD-03, BEYOND-90, BEYOND-97. */
export default function ModerationPage() {
  return (
    <>
      <Title title="Moderation" />
      <ModerationLinks />
      <Queue />
      <Newest resource="posts" title="Posts">
        <DataTable bulkActionButtons={<ConfirmedBulkDelete one="this post" many="posts" />} size="small">
          <PostColumn source="content" disableSort sx={written} />
          <PostColumn source="author" disableSort render={({ author }) => nameOf(author)} />
          <PostColumn source="featured" disableSort>
            <FeaturePost />
          </PostColumn>
          <PostNumber source="likesCount" disableSort />
          <PostNumber source="commentsCount" disableSort />
          <PostColumn source="createdAt" disableSort>
            <DateField source="createdAt" showTime />
          </PostColumn>
          <PostColumn source="id" label="Link" disableSort render={({ id }) => <ToPost id={id} />} />
          <PostColumn label="Delete">
            <DeleteOne what="this post" />
          </PostColumn>
        </DataTable>
      </Newest>
      <Newest resource="comments" title="Comments">
        <DataTable
          bulkActionButtons={<ConfirmedBulkDelete one="this comment" many="comments" />}
          size="small"
        >
          <CommentColumn source="content" disableSort sx={written} />
          <CommentColumn source="author" disableSort render={({ author }) => nameOf(author)} />
          <CommentColumn source="createdAt" disableSort>
            <DateField source="createdAt" showTime />
          </CommentColumn>
          <CommentColumn
            source="postId"
            label="Link"
            disableSort
            render={({ postId }) => <ToPost id={postId} />}
          />
          <CommentColumn label="Delete">
            <DeleteOne what="this comment" />
          </CommentColumn>
        </DataTable>
      </Newest>
      <Newest resource="photos" title="Photos">
        <Photos />
      </Newest>
    </>
  );
}

interface NewestProps {
  resource: 'posts' | 'comments' | 'photos';
  title: string;
  children: ReactNode;
}

function Newest({ resource, title, children }: NewestProps) {
  return (
    <section aria-label={title}>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
        {title}
      </Typography>
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
        <ListBody>{children}</ListBody>
      </List>
    </section>
  );
}

const ToPost = ({ id }: { id: string }) => (
  <Link href={`/community/post/${id}`} target="_blank" rel="noopener">
    Open
  </Link>
);
