import { MemberFilter } from '../ui/MemberFilter.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { PhotoCards, PhotoTable } from './PhotoTable.tsx';

const filters = [<MemberFilter key="userId" source="userId" alwaysOn />];

/** All photos, newest first. Implements BEYOND-90. */
export default function PhotoList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<PhotoCards />}>
      <PhotoTable narrows />
    </ResourceList>
  );
}
