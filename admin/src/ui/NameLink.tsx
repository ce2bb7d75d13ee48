import type { MouseEvent } from 'react';
import { Link, type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

interface Props {
  /** The field that holds the name. */
  source?: string;
  /** Where it leads. */
  type?: 'edit' | 'show';
}

/** A record's name as a link to its form or page, so that a list can be worked through by keyboard. */
export function NameLink({ source = 'name', type = 'edit' }: Props) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      to={createPath({ resource, id: record.id, type })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {record[source]}
    </Link>
  );
}
