import { AsyncLocalStorage } from 'node:async_hooks';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { findFirstData } from './lib/api/first-data.ts';
import { createQueryClient } from './lib/api/queries.ts';
import { type SiteFacts, tellSite } from './lib/site.ts';
import { createAppRouter } from './router.tsx';

export interface FirstView {
  /** Path and query of the page. */
  address: string;
  /** Answers by request, as they stand in the document. */
  firstData: Record<string, unknown>;
  site: SiteFacts;
}

/** Where React leaves out a part that failed or waits for code; it says so nowhere else. */
const leftOut = '<!--$!-->';
/** Written before everything else for pictures that the browser meets a moment later anyway. */
const ownPreloads = /^(<link rel="preload"[^>]*>)+/;

const firstDataOfRender = new AsyncLocalStorage<Record<string, unknown>>();
findFirstData(() => firstDataOfRender.getStore() ?? {});

/**
 * The first view of a page as the HTML of `#root`, to be continued by the browser (`main.tsx`): what a visitor sees of
 * whom nothing is known yet.
 * @returns undefined where the app shows no page of its own at this address
 * @throws when a part of the page could not be rendered: what loads its code later belongs into `AfterPage`
 */
export function render({ address, firstData, site }: FirstView): Promise<string | undefined> {
  tellSite(site);
  return firstDataOfRender.run({ ...firstData }, async () => {
    const queryClient = createQueryClient();
    const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
    await router.load();
    const matches = router.stores.matches.get();
    if (matches.length < 2 || matches.some(({ status }) => status !== 'success')) return undefined;
    const view = renderToString(<App queryClient={queryClient} router={router} />);
    if (view.includes(leftOut)) throw new Error('A part of the page could not be rendered');
    return view.replace(ownPreloads, '');
  });
}
