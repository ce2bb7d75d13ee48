import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageNotFound, PagePending, PageTrouble } from './features/shell/components/page-states.tsx';
import { routeTree } from './routeTree.gen.ts';

export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    // On the server it would write a script into the page.
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: 'intent',
    // Queries decide how fresh data is.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageTrouble,
    defaultNotFoundComponent: PageNotFound,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
