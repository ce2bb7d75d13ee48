import type { MouseEvent } from 'react';
import { Link, type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

interface Props {
  /** The field that holds the name. */
  source?: string;
  /** Where it leads. */
  type?: 'edit' | 'show';
  /** What the link says instead of the field. */
  text?: (record: never) => string;
}

/** A record's name as a link to its form or page, so that a list can be worked through by keyboard. */
export function NameLink({ source = 'name', type = 'edit', text }: Props) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      to={createPath({ ...(resource && { resource }), id: record.id, type })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {text ? text(record as never) : record[source]}
    </Link>
  );
}
