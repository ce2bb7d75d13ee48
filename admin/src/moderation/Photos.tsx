import { type AdminPhoto, sharedPhotoOfSize } from '@barspoon/contracts';
import { DataTable, DateField } from 'react-admin';
import { ConfirmedBulkDelete } from '../ui/ConfirmedBulkDelete.tsx';
import { DeleteOne, nameOf, written } from './parts.tsx';

const Column = DataTable.Col<AdminPhoto>;
const Count = DataTable.NumberCol<AdminPhoto>;

/** The newest photos; what members report of them stands in the queue. Implements BEYOND-90. */
export const Photos = () => (
  <DataTable bulkActionButtons={<ConfirmedBulkDelete one="this photo" many="photos" />} size="small">
    <Column source="imageUrl" disableSort render={(photo) => <Picture {...photo} />} />
    <Column source="caption" disableSort sx={written} />
    <Column source="member" disableSort render={({ member }) => nameOf(member)} />
    <Count source="likesCount" disableSort />
    <Column source="createdAt" disableSort>
      <DateField source="createdAt" showTime />
    </Column>
    <Column label="Delete">
      <DeleteOne what="this photo" />
    </Column>
  </DataTable>
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
