import { TextInput } from 'react-admin';
import { ResourceList } from '../ui/ResourceList.tsx';
import { PhotoCards, PhotoTable } from './PhotoTable.tsx';

const filters = [<TextInput key="userId" source="userId" alwaysOn resettable />];

/** All photos, newest first. Implements BEYOND-90. */
export default function PhotoList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<PhotoCards />}>
      <PhotoTable narrows />
    </ResourceList>
  );
}
