import { useNavigate, useSearch } from '@tanstack/react-router';
import { flag } from './search-params.ts';

/** What the address of a page says that can count substitutes. */
export interface SwapsSearch {
  swaps?: true | undefined;
}

export const readSwaps = (raw: Record<string, unknown>): SwapsSearch => ({ swaps: flag(raw.swaps) });

/** Whether substitutes count when a bar is matched: the reader's choice, which stands in the address of the page. */
export function useSwaps(): [counted: boolean, count: (counted: boolean) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const count = (counted: boolean) =>
    navigate({
      to: '.',
      search: (before) => ({ ...before, swaps: counted || undefined }),
      replace: true,
      resetScroll: false,
    });
  return [flag(search.swaps) === true, (counted) => void count(counted)];
}
