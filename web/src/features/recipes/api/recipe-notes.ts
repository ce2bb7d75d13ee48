import { sentenceOf } from '@barspoon/browser';
import { type RecipeNote, recipeNoteRoutes as routes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tTools } from '../bar-tools/texts.ts';

export const noteQuery = (id: string) => routeQuery(routes.mine, { params: { id } });

type Act = { note: string } | { made: string } | { notMade: string };

/** Changes what the member keeps of a recipe for themselves. */
export function useChangeNote(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: Act): Promise<RecipeNote> => {
      if ('note' in act) return call(routes.write, { params: { id }, body: act });
      if ('made' in act) return call(routes.made, { params: { id, day: act.made } });
      return call(routes.notMade, { params: { id, day: act.notMade } });
    },
    onSuccess: (note) => {
      queryClient.setQueryData(noteQuery(id).queryKey, note);
      toasts.success(tTools('notes.saved'));
    },
    onError: (error) => toasts.error(sentenceOf(error, tTools('notes.failed'))),
  });
}
