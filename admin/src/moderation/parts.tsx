import type { Post } from '@barspoon/contracts';
import { Link } from '@mui/material';
import { DeleteWithConfirmButton, useListContext } from 'react-admin';

/** How what somebody wrote stands in a table. */
export const written = { minWidth: 260, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Their acts stand where react-admin expects an aside. */
export const cards = { '& .RaSimpleList-tertiary': { opacity: 1 } } as const;

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

export function Author({ author, narrows = false }: AuthorProps) {
  const { filterValues, setFilters } = useListContext();
  if (!author) return null;
  return (
    <>
      {nameOf(author)}
      {narrows && !filterValues.userId && (
        <Link
          component="button"
          variant="caption"
          sx={{ display: 'block' }}
          onClick={() => setFilters({ ...filterValues, userId: author.id })}
        >
          Only this member
        </Link>
      )}
    </>
  );
}
