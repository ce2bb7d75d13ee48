import { type AdminPhoto, sharedPhotoOfSize } from '@barspoon/contracts';
import { DataTable, SimpleList } from 'react-admin';
import { ConfirmedBulkDelete } from '../ui/ConfirmedBulkDelete.tsx';
import { Moment } from '../ui/Moment.tsx';
import { Author, DeleteOne, nameOf, type TableProps, written } from './parts.tsx';

const Column = DataTable.Col<AdminPhoto>;
const Count = DataTable.NumberCol<AdminPhoto>;

/** Photos; what members report of them stands in the queue. Implements BEYOND-90. */
export const PhotoTable = ({ narrows }: TableProps) => (
  <DataTable bulkActionButtons={<ConfirmedBulkDelete one="this photo" many="photos" />} size="small">
    <Column source="imageUrl" disableSort render={(photo) => <Picture {...photo} />} />
    <Column source="caption" disableSort sx={written} />
    <Column
      source="member"
      disableSort
      render={({ member }) => <Author author={member} narrows={narrows} />}
    />
    <Count source="likesCount" disableSort />
    <Column source="createdAt" disableSort>
      <Moment source="createdAt" showTime />
    </Column>
    <Column source="actions" label="Delete" disableSort>
      <DeleteOne what="this photo" />
    </Column>
  </DataTable>
);

/** The same on a phone. */
export const PhotoCards = () => (
  <SimpleList<AdminPhoto>
    leftIcon={(photo) => <Picture {...photo} />}
    primaryText={({ caption }) => <span>{caption ?? 'A photo'}</span>}
    secondaryText={({ member }) => nameOf(member)}
    tertiaryText={<DeleteOne what="this photo" />}
    rowClick={false}
  />
);

const Picture = ({ id, imageUrl, recipe }: AdminPhoto) => (
  <a href={`/social-hub?tab=photos&photo=${id}`} target="_blank" rel="noopener">
    <img
      src={sharedPhotoOfSize(imageUrl, 400)}
      alt={recipe?.name ?? 'A photo'}
      width={72}
      height={72}
      loading="lazy"
      style={{ objectFit: 'cover', borderRadius: 8, display: 'block' }}
    />
  </a>
);
