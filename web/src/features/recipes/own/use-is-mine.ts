import type { Recipe } from '@barspoon/contracts';
import { useSession } from '../../../lib/session/use-session.ts';

/** Whether the reader is its author. */
export function useIsMine({ userId }: Pick<Recipe, 'userId'>): boolean {
  const { memberId } = useSession();
  return userId !== null && memberId === userId;
}
