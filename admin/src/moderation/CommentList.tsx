import { MemberFilter } from '../ui/MemberFilter.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { CommentCards, CommentTable } from './CommentTable.tsx';

const filters = [<MemberFilter key="userId" source="userId" alwaysOn />];

/** All comments, newest first. Implements ADM-MOD-01. */
export default function CommentList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<CommentCards />}>
      <CommentTable narrows />
    </ResourceList>
  );
}
