import type { Post } from '@barspoon/contracts';
import { Link } from '@mui/material';
import { DeleteWithConfirmButton } from 'react-admin';
import { OnlyThis } from '../ui/OnlyThis.tsx';

/** How what somebody wrote stands in a table. */
export const written = { minWidth: 260, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

export interface TableProps {
  /** The list has filters: it can be narrowed to a member. */
  narrows?: boolean | undefined;
}

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

export const ToPost = ({ id }: { id: string }) => (
  <Link href={`/community/post/${id}`} target="_blank" rel="noopener">
    Open
  </Link>
);

interface AuthorProps {
  author: Post['author'];
  narrows?: boolean | undefined;
}

export const Author = ({ author, narrows = false }: AuthorProps) => (
  <>
    {nameOf(author)}
    {author && narrows && (
      <OnlyThis filter="userId" value={author.id}>
        Only this member
      </OnlyThis>
    )}
  </>
);
