import { useEffect } from 'react';
import { siteName } from './site.ts';

/**
 * Gives the document the title of the page in it; the first one came from the server.
 * @param title undefined while it is not known yet, null where the site's name says it all
 */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title === null ? siteName() : `${title} · ${siteName()}`;
  }, [title]);
}
