import type { Comment } from '@barspoon/contracts';
import { DataTable, SimpleList } from 'react-admin';
import { ConfirmedBulkDelete } from '../ui/ConfirmedBulkDelete.tsx';
import { Moment } from '../ui/Moment.tsx';
import { Author, DeleteOne, nameOf, type TableProps, ToPost, written } from './parts.tsx';

const Column = DataTable.Col<Comment>;

export const CommentTable = ({ narrows }: TableProps) => (
  <DataTable bulkActionButtons={<ConfirmedBulkDelete one="this comment" many="comments" />} size="small">
    <Column source="content" disableSort sx={written} />
    <Column
      source="author"
      disableSort
      render={({ author }) => <Author author={author} narrows={narrows} />}
    />
    <Column source="createdAt" disableSort>
      <Moment source="createdAt" showTime />
    </Column>
    <Column source="postId" label="Link" disableSort render={({ postId }) => <ToPost id={postId} />} />
    <Column source="actions" label="Delete" disableSort>
      <DeleteOne what="this comment" />
    </Column>
  </DataTable>
);

/** The same on a phone. */
export const CommentCards = () => (
  <SimpleList<Comment>
    primaryText={({ content }) => <span>{content}</span>}
    secondaryText={({ author, postId }) => (
      <>
        {nameOf(author)} <ToPost id={postId} />
      </>
    )}
    tertiaryText={<DeleteOne what="this comment" />}
    rowClick={false}
  />
);
