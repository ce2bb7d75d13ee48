import { TextInput } from 'react-admin';
import { ResourceList } from '../ui/ResourceList.tsx';
import { CommentCards, CommentTable } from './CommentTable.tsx';

const filters = [<TextInput key="userId" source="userId" alwaysOn resettable />];

/** All comments, newest first. Implements ADM-MOD-01. */
export default function CommentList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<CommentCards />}>
      <CommentTable narrows />
    </ResourceList>
  );
}
