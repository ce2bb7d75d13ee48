import type { AuditLine } from '@barspoon/contracts';
import { Link, useCreatePath } from 'react-admin';
import { MemberName } from '../ui/MemberName.tsx';

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Who acted: a member by name, or the service or command. */
export const Actor = ({ actor }: Pick<AuditLine, 'actor'>) =>
  uuid.test(actor) ? <MemberName id={actor} /> : actor;

/** Members lead to their pages; everything else is named by its kind and id. */
export function Subject({ subject }: Pick<AuditLine, 'subject'>) {
  const createPath = useCreatePath();
  const [kind, id = ''] = subject.split(':');
  if (kind !== 'member' || !uuid.test(id)) return subject;
  return (
    <Link to={createPath({ resource: 'users', type: 'show', id })}>
      <MemberName id={id} />
    </Link>
  );
}

/** `from: active, to: admin` */
export const detailsText = ({ details }: Pick<AuditLine, 'details'>): string =>
  Object.entries(details ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
