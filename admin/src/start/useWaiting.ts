import { useQuery } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { type Count, type WaitingKind, waitingKinds } from './waiting-kinds.ts';

/** What waits, in the order of the kinds; null where nobody could say. */
export interface Waiting {
  kind: WaitingKind;
  found: Count | null;
}

/** How often it is looked again, in milliseconds. */
const everyMs = 60_000;

const ownKinds = (): WaitingKind[] => waitingKinds.filter(({ access }) => session.may(access));

/** Whether something can wait for whoever is here. */
export const canWait = (): boolean => ownKinds().length > 0;

async function readAll(): Promise<Waiting[]> {
  const kinds = ownKinds();
  const answers = await Promise.allSettled(kinds.map(({ read }) => read()));
  return kinds.map((kind, at) => {
    const answer = answers[at];
    return { kind, found: answer?.status === 'fulfilled' ? answer.value : null };
  });
}

/** What waits for whoever is at the console. Implements BEYOND-159. */
export const useWaiting = () =>
  useQuery({
    queryKey: ['waiting', session.role()],
    queryFn: readAll,
    enabled: canWait(),
    refetchInterval: everyMs,
    staleTime: everyMs / 2,
  });

export const countText = ({ count, isMore }: Count): string => (isMore ? `${count}+` : String(count));

/** Of several kinds together. */
export function sumOf(waiting: readonly Waiting[]): Count {
  const found = waiting.flatMap((one) => one.found ?? []);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    isMore: found.some(({ isMore }) => isMore),
  };
}
