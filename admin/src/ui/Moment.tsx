import { type RaRecord, useRecordContext } from 'react-admin';
import { day, dayTime } from './moments.ts';

interface Props {
  source: string;
  showTime?: boolean;
  /** Shown where there is none. */
  emptyText?: string;
}

/** A date of the record at hand, on one line. */
export function Moment({ source, showTime = false, emptyText = '' }: Props) {
  const value = useRecordContext<RaRecord>()?.[source];
  if (!value) return <>{emptyText}</>;
  return (
    <time dateTime={String(value)} style={{ whiteSpace: 'nowrap' }}>
      {showTime ? dayTime(value) : day(value)}
    </time>
  );
}
