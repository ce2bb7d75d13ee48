import { type AdminPhoto, sharedPhotoOfSize } from '@barspoon/contracts';
import { Button } from '@mui/material';
import { DataTable, DateField, useNotify, useRecordContext, useUpdate } from 'react-admin';
import { ConfirmedBulkDelete } from '../ui/ConfirmedBulkDelete.tsx';
import { DeleteOne, nameOf, written } from './parts.tsx';

const Column = DataTable.Col<AdminPhoto>;
const Count = DataTable.NumberCol<AdminPhoto>;

const reasons = {
  spam: 'Advertising or spam',
  insult: 'Insulting or hateful',
  'off-topic': 'Not about this recipe',
  other: 'Something else',
} as const;

/** Photos with what members reported about them. Implements BEYOND-90. */
export const Photos = () => (
  <DataTable bulkActionButtons={<ConfirmedBulkDelete one="this photo" many="photos" />} size="small">
    <Column source="imageUrl" disableSort render={(photo) => <Picture {...photo} />} />
    <Column source="caption" disableSort sx={written} />
    <Column source="member" disableSort render={({ member }) => nameOf(member)} />
    <Count source="likesCount" disableSort />
    <Column source="openReports" disableSort render={(photo) => <Reports {...photo} />} />
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

function Reports({ openReports, reports }: AdminPhoto) {
  if (openReports === 0) return '0';
  return (
    <>
      <ul style={{ margin: 0, paddingLeft: 16 }}>
        {reports.map(({ reason, note, createdAt }) => (
          <li key={`${createdAt} ${reason}`}>{note ? `${reasons[reason]}: ${note}` : reasons[reason]}</li>
        ))}
      </ul>
      <LetStand />
    </>
  );
}

/** The open reports count as dealt with. */
function LetStand() {
  const photo = useRecordContext<AdminPhoto>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AdminPhoto>();
  if (!photo) return null;
  const settle = () =>
    void update(
      'photos',
      { id: photo.id, data: {}, previousData: photo },
      {
        onSuccess: () => notify('resources.photos.notifications.settled', { type: 'success' }),
        onError: (problem) => notify(problem.message, { type: 'error' }),
      },
    );
  return (
    <Button size="small" disabled={isPending} onClick={settle}>
      Let it stand
    </Button>
  );
}
