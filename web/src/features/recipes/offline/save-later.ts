import type { QueryClient } from '@tanstack/react-query';
import { change, newEntryId } from '../../../lib/offline/change.ts';

interface Saving {
  recipeId: string;
  isSaved: boolean;
  name: string;
}

/** Saves a recipe, or takes it off the favorites, once there is a connection. Implements BEYOND-307. */
export const saveLater = (queryClient: QueryClient, { name, ...saving }: Saving): Promise<unknown> =>
  change(queryClient, { id: newEntryId(), barId: '', asked: { kind: 'favorite', ...saving }, name });
