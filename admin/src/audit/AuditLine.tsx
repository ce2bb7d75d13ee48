import { type AuditLine, isStaff } from '@barspoon/contracts';
import { Link, useCreatePath } from 'react-admin';
import { MemberName } from '../ui/MemberName.tsx';
import { actorWords, subjectWords } from './audit-words.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Who acted: a member by name, with the role they acted in, or the service or command. */
export const Actor = ({ actor, role }: Pick<AuditLine, 'actor' | 'role'>) => (
  <>
    {uuid.test(actor) ? <MemberName id={actor} /> : actorWords(actor)}
    {role && isStaff(role) && `, ${role}`}
  </>
);

/** Members lead to their pages; everything else is named by its kind and id. */
export function Subject({ subject }: Pick<AuditLine, 'subject'>) {
  const createPath = useCreatePath();
  const [kind, id = ''] = subject.split(':');
  if (kind !== 'member' || !uuid.test(id)) return <span title={subject}>{subjectWords(subject)}</span>;
  return (
    <Link to={createPath({ resource: 'users', type: 'show', id })}>
      <MemberName id={id} />
    </Link>
  );
}
