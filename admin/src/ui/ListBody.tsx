import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListContextProvider, useGetList, useListContext, useTranslate } from 'react-admin';
import { LoadFailed } from './LoadFailed.tsx';

interface ListBodyProps {
  /** The filters it opens with: who finds nothing by them has filtered nothing. */
  byDefault?: Record<string, unknown> | undefined;
  children: ReactNode;
}

/**
 * A list's rows, or in their place that they could not be read: an empty table would say that there are none. The
 * notification says what went wrong. Where all rows of a page are being deleted, the next ones stand there.
 * Implements BEYOND-156.
 */
export function ListBody({ byDefault, children }: ListBodyProps) {
  const list = useListContext();
  const translate = useTranslate();
  const { resource, data, total = 0, isPending, page, perPage, sort, filterValues: filter, error } = list;
  const isEmptied = !isPending && data?.length === 0 && total > 0;
  const next = useGetList(
    resource,
    { pagination: { page: page + 1, perPage }, sort, filter },
    { enabled: isEmptied },
  );
  if (error)
    return <LoadFailed message="This list couldn't be loaded." onRetry={() => void list.refetch()} />;
  const isAsOpened = byDefault && JSON.stringify(filter) === JSON.stringify(byDefault);
  if (isAsOpened && data?.length === 0 && total === 0)
    return (
      <Typography sx={{ p: 3 }}>
        {translate(`resources.${resource}.empty`, { _: translate('ra.navigation.no_results') })}
      </Typography>
    );
  if (!isEmptied || next.error) return children;
  const shown = next.data ? { data: next.data } : { data: undefined, isPending: true, isLoading: true };
  return <ListContextProvider value={{ ...list, ...shown } as typeof list}>{children}</ListContextProvider>;
}
