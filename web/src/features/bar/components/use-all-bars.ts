import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { barsQuery } from '../api/bars.ts';

/** Whether all open bars are asked at once: the reader's choice, in the address of My Bar. It can be made where there are several. */
export function useAllBars() {
  const search = useSearch({ from: '/inventory' });
  const navigate = useNavigate({ from: '/inventory' });
  const { data } = useQuery(barsQuery());
  const canChoose = (data?.items.filter(({ isArchived }) => !isArchived).length ?? 0) > 1;
  const choose = (allBars: boolean) =>
    void navigate({
      search: (before) => ({ ...before, allBars: allBars || undefined }),
      replace: true,
      resetScroll: false,
    });
  return { allBars: canChoose && search.allBars === true, canChoose, choose };
}
