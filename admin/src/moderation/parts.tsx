import type { Post } from '@barspoon/contracts';
import { Link } from '@mui/material';
import { useState } from 'react';
import { useDeleteController, useRecordContext } from 'react-admin';
import { AskedDelete } from '../ui/AskedDelete.tsx';
import { OnlyThis } from '../ui/OnlyThis.tsx';

/** How what somebody wrote stands in a table. */
export const written = { minWidth: 260, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

export interface TableProps {
  /** The list has filters: it can be narrowed to a member. */
  narrows?: boolean;
}

export const nameOf = (author: Post['author']) => author && `${author.fullName} (@${author.username})`;

/** Deletes what the row is about after asking. */
export function DeleteOne({ what }: { what: string }) {
  const record = useRecordContext();
  const [isAsking, setAsking] = useState(false);
  const { isPending, handleDelete } = useDeleteController({
    ...(record && { record }),
    redirect: false,
    mutationMode: 'pessimistic',
    mutationOptions: { onSettled: () => setAsking(false) },
  });
  return (
    <AskedDelete
      title={`Delete ${what}`}
      what={what}
      isAsking={isAsking}
      onAsk={setAsking}
      isBusy={isPending}
      onConfirm={() => handleDelete()}
    />
  );
}

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
