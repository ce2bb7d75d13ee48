import type { ReactNode } from 'react';
import { ListContextProvider, useGetList, useListContext } from 'react-admin';
import { LoadFailed } from './LoadFailed.tsx';

/**
 * A list's rows, or in their place that they could not be read: an empty table would say that there are none. The
 * notification says what went wrong. Where all rows of a page are being deleted, the next ones stand there.
 * Implements BEYOND-156.
 */
export function ListBody({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { resource, data, total = 0, isPending, page, perPage, sort, filterValues: filter, error } = list;
  const isEmptied = !isPending && data?.length === 0 && total > 0;
  const next = useGetList(
    resource,
    { pagination: { page: page + 1, perPage }, sort, filter },
    { enabled: isEmptied },
  );
  if (error)
    return <LoadFailed message="This list couldn't be loaded." onRetry={() => void list.refetch()} />;
  if (!isEmptied || next.error) return children;
  const shown = next.data ? { data: next.data } : { data: undefined, isPending: true, isLoading: true };
  return <ListContextProvider value={{ ...list, ...shown } as typeof list}>{children}</ListContextProvider>;
}
