import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Once the server has kept what was pressed: answers under way may be from before and are not waited for. What has come
 * meanwhile is corrected by `show`.
 */
export function readAgain(client: QueryClient, queryKey: QueryKey, show: () => void): void {
  const isBeingRead = client.isFetching({ queryKey }) > 0;
  void client.cancelQueries({ queryKey });
  show();
  if (isBeingRead) void client.invalidateQueries({ queryKey });
}
