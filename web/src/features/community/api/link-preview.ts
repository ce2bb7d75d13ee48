import { type LinkPreview, linkPreviewRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';

const askAgainMs = 1500;
const giveUpMs = 20_000;

/** A preview that was still loading when its post was read, until it is loaded or nobody waits for it anymore. */
export function useLoadedPreview(given: LinkPreview): LinkPreview {
  const isLoading = given.state === 'loading';
  const [gaveUp, setGaveUp] = useState(false);
  const { data, isError } = useQuery({
    ...routeQuery(linkPreviewRoutes.get, { params: { id: given.id } }),
    enabled: isLoading && !gaveUp,
    refetchInterval: ({ state }) => (state.data?.state === 'loading' ? askAgainMs : false),
  });
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setGaveUp(true), giveUpMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  const present = isLoading ? (data ?? given) : given;
  return present.state === 'loading' && (gaveUp || isError) ? { ...present, state: 'failed' } : present;
}
