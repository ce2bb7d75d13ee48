import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { barsQuery } from '../api/bars.ts';

/** Whether all open bars are asked together: the reader's choice, in the address of My Bar. It can be made where there are several. */
export function useTogether() {
  const search = useSearch({ from: '/inventory' });
  const navigate = useNavigate({ from: '/inventory' });
  const { data } = useQuery(barsQuery());
  const canChoose = (data?.items.filter(({ isArchived }) => !isArchived).length ?? 0) > 1;
  const choose = (together: boolean) =>
    void navigate({
      search: (before) => ({ ...before, together: together || undefined }),
      replace: true,
      resetScroll: false,
    });
  return { together: canChoose && search.together === true, canChoose, choose };
}
