/**
 * In the place of the router that react-admin falls back to: the console gives it TanStack Router (`Console.tsx`), and
 * the other would be part of the first list (`vite.config.ts`).
 */
export const reactRouterProvider = undefined;
