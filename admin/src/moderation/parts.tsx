import type { Post } from '@barspoon/contracts';
import { DeleteWithConfirmButton } from 'react-admin';

/** How what somebody wrote stands in a table. */
export const written = { minWidth: 260, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

export const nameOf = (author: Post['author']) => author && `${author.fullName} (@${author.username})`;

export const DeleteOne = ({ what }: { what: string }) => (
  <DeleteWithConfirmButton
    mutationMode="pessimistic"
    redirect={false}
    confirmColor="warning"
    confirmTitle={`Delete ${what}`}
    confirmContent={`Are you sure you want to delete ${what}?`}
  />
);
