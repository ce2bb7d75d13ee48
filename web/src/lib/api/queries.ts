import { isProblem } from '@barspoon/browser';
import { isSameForAll, type OutputOf, type Parts, profileRoutes, type Route } from '@barspoon/contracts';
import {
  infiniteQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { type CallInput, call } from './call.ts';
import { takeFirstData } from './first-data.ts';

const FRESH_MS = 30_000;

/** The server says that access has ended: what is cached of it is refetched, and the gate decides. Implements BEYOND-04. */
const lostAccess = (error: unknown): boolean => isProblem(error, 403) && error.code === 'ACCESS_REQUIRED';

const mayPass = (error: unknown): boolean => isProblem(error, 0, 503);

/** Whether a query may be answered otherwise next time: a refusal is not, until somebody acts. */
export const mayChange = ({ state: { error } }: { state: { error: unknown } }): boolean =>
  !error || mayPass(error);

export const createQueryClient = () => {
  const onError = (error: unknown) => {
    if (lostAccess(error)) void client.invalidateQueries({ queryKey: keyOf(profileRoutes.me) });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // On the server, everything is dropped with the page.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * 60_000,
        // Only temporary failures are retried, not refusals.
        retry: (failures, error) => failures < 2 && mayPass(error),
        // A page does not repeat requests that were prefetched for it.
        retryOnMount: mayChange,
        // Nor what was refused: what stands instead would be taken away until the same answer has come again.
        refetchOnWindowFocus: mayChange,
      },
    },
  });
  return client;
};

/** All queries of one route, for any input. */
export const keyOf = (route: { key: string }): QueryKey => [route.key];

/** Whether the response depends on the member, and whether only members may request it: it is dropped on sign-in and sign-out. */
const concerns = (route: Route) => ({
  personal: !isSameForAll(route),
  membersOnly: route.access !== 'public',
});

/** The query of one route and input: key, fetcher and, on the first page, the answer that came with the document. */
export const routeQuery = <R extends Route>(route: R, input: CallInput<R>) =>
  queryOptions<OutputOf<R>>({
    queryKey: [route.key, input ?? null],
    queryFn: ({ signal }) => call(route, input, { signal }),
    initialData: () => takeFirstData(route, (input ?? {}) as Parts) as OutputOf<R> | undefined,
    meta: concerns(route),
  });

interface Page {
  nextCursor: string | null;
}
type Paged<R extends Route> = R & (OutputOf<R> extends Page ? unknown : never);

/** The query of a list that is read page by page; each page brings the cursor of the next. */
export const pagedQuery = <R extends Route>(route: Paged<R>, input: CallInput<R>) =>
  infiniteQueryOptions({
    queryKey: [route.key, 'pages', input ?? null] as QueryKey,
    queryFn: ({ pageParam, signal }) => call(route, withCursor(input, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: OutputOf<R>) => (last as Page).nextCursor,
    initialData: () => {
      const first = takeFirstData(route, (input ?? {}) as Parts) as OutputOf<R> | undefined;
      return first === undefined ? undefined : { pages: [first], pageParams: [null] };
    },
    meta: concerns(route),
  });

function withCursor<R extends Route>(input: CallInput<R>, cursor: string | null): CallInput<R> {
  if (cursor === null) return input;
  const parts = (input ?? {}) as Parts;
  return { ...parts, query: { ...parts.query, cursor } } as CallInput<R>;
}
