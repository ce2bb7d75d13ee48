import type { MouseEvent } from 'react';
import { Link, type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

/** A record's name as a link to its form, so that a list can be worked through by keyboard. */
export function NameLink() {
  const record = useRecordContext<RaRecord & { name: string }>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      to={createPath({ resource, id: record.id, type: 'edit' })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {record.name}
    </Link>
  );
}
