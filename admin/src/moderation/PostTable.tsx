import type { Post } from '@barspoon/contracts';
import { DataTable, SimpleList } from 'react-admin';
import { ConfirmedBulkDelete } from '../ui/ConfirmedBulkDelete.tsx';
import { Moment } from '../ui/Moment.tsx';
import { FeaturePost } from './FeaturePost.tsx';
import { Author, DeleteOne, nameOf, type TableProps, ToPost, written } from './parts.tsx';

const Column = DataTable.Col<Post>;
const Count = DataTable.NumberCol<Post>;

export const PostTable = ({ narrows }: TableProps) => (
  <DataTable bulkActionButtons={<ConfirmedBulkDelete one="this post" many="posts" />} size="small">
    <Column source="content" disableSort sx={written} />
    <Column
      source="author"
      disableSort
      render={({ author }) => <Author author={author} narrows={narrows} />}
    />
    <Column source="featured" disableSort>
      <FeaturePost />
    </Column>
    <Count source="likesCount" disableSort />
    <Count source="commentsCount" disableSort />
    <Column source="createdAt" disableSort>
      <Moment source="createdAt" showTime />
    </Column>
    <Column source="id" label="Link" disableSort render={({ id }) => <ToPost id={id} />} />
    <Column source="actions" label="Delete" disableSort>
      <DeleteOne what="this post" />
    </Column>
  </DataTable>
);

/** The same on a phone. */
export const PostCards = () => (
  <SimpleList<Post>
    primaryText={({ content }) => <span>{content}</span>}
    secondaryText={({ author, id }) => (
      <>
        {nameOf(author)} <ToPost id={id} />
      </>
    )}
    tertiaryText={
      <>
        <FeaturePost />
        <DeleteOne what="this post" />
      </>
    }
    rowClick={false}
  />
);
