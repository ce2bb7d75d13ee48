import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Loads as many pages as the address asks for, so that a reload or a shared link shows the same list. */
export function usePages<T extends { pages: unknown[] }>(
  { data, hasNextPage, isFetching, isError, fetchNextPage }: UseInfiniteQueryResult<T>,
  wanted: number,
): void {
  const loaded = data?.pages.length ?? 0;
  useEffect(() => {
    if (loaded > 0 && loaded < wanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, wanted, hasNextPage, isFetching, isError, fetchNextPage]);
}
