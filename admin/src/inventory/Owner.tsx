import type { BarItem } from '@barspoon/contracts';
import { useRecordContext, useReference } from 'react-admin';

interface Member {
  id: string;
  username: string;
  fullName: string;
}

/** The member a custom item belongs to; the catalogue's own items have none. Implements BEYOND-95. */
export function Owner() {
  const item = useRecordContext<BarItem>();
  return item?.userId ? <MemberName id={item.userId} /> : null;
}

function MemberName({ id }: { id: string }) {
  const { referenceRecord, isPending } = useReference<Member>({ reference: 'members', id });
  if (isPending) return <>…</>;
  return <>{referenceRecord ? `${referenceRecord.fullName} (@${referenceRecord.username})` : 'A member'}</>;
}
