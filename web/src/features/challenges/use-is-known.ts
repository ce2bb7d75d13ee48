import { useSession } from '../../lib/session/use-session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Whether it is known who is here and, of a member, what is still being read about them. */
export function useIsKnown(isPending: boolean): boolean {
  const { status } = useSession();
  return useHydrated() && (status === 'visitor' || (status === 'member' && !isPending));
}
