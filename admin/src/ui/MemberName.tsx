import { useReference } from 'react-admin';

interface Member {
  id: string;
  username: string;
  fullName: string;
}

/** A member by name, as the owner of an item or whoever did something. Implements BEYOND-95. */
export function MemberName({ id }: { id: string }) {
  const { referenceRecord, isPending } = useReference<Member>({ reference: 'members', id });
  if (isPending) return <>…</>;
  return <>{referenceRecord ? `${referenceRecord.fullName} (@${referenceRecord.username})` : 'A member'}</>;
}
