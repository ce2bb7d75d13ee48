import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { LoadFailed } from './LoadFailed.tsx';

/**
 * A list's rows, or in their place that they could not be read: an empty table would say that there are none. The
 * notification says what went wrong.
 */
export function ListBody({ children }: { children: ReactNode }) {
  const { error, refetch } = useListContext();
  if (!error) return children;
  return <LoadFailed message="This list couldn't be loaded." onRetry={() => void refetch()} />;
}
