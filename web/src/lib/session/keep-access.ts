import type { Profile } from '@barspoon/contracts';
import { profileRoutes } from '@barspoon/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../api/queries.ts';

/** The server's clock may be a moment behind: asked again after so long. */
const againMs = 5000;
/** Longer waits are made of several; timers hold 24 days at most. */
const maxMs = 60 * 60 * 1000;

/**
 * Watches what is known of the member's access: asks the server again when the trial should have run out, and says so
 * once access is gone while a page is open, so that the gate decides again. Implements BEYOND-05, ACCESS-11.
 */
export function keepAccess(queryClient: QueryClient, onLost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let had = false;
  const profile = () => queryClient.getQueryData<Profile>([profileRoutes.me.key, null]);
  const arm = (end: string) => {
    clearTimeout(timer);
    const left = Date.parse(end) - Date.now();
    timer = setTimeout(
      () => {
        if (Date.parse(end) > Date.now()) arm(end);
        else void queryClient.invalidateQueries({ queryKey: keyOf(profileRoutes.me) });
      },
      left < 0 ? againMs : Math.min(left + 500, maxMs),
    );
  };
  const look = () => {
    const access = profile()?.access;
    if (had && access && !access.granted) onLost();
    had = access?.granted ?? false;
    clearTimeout(timer);
    if (access?.reason === 'trial' && access.trialEndsAt) arm(access.trialEndsAt);
  };
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryKey[0] === profileRoutes.me.key && (type === 'updated' || type === 'removed')) look();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
