import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

/** Shows its parts together, once the page fetches nothing anymore: none comes later and moves another. */
export function Settled({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const fetching = useIsFetching();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // Asked again: what the parts fetch has begun since this was rendered.
    if (fetching === 0 && client.isFetching() === 0) setShown(true);
  }, [fetching, client]);
  return <div style={{ display: isShown ? 'contents' : 'none' }}>{children}</div>;
}
