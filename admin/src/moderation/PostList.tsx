import { TextInput } from 'react-admin';
import { MemberFilter } from '../ui/MemberFilter.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { PostCards, PostTable } from './PostTable.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <MemberFilter key="userId" source="userId" />,
];

/** All posts, newest first. Implements ADM-MOD-01. */
export default function PostList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<PostCards />}>
      <PostTable narrows />
    </ResourceList>
  );
}
