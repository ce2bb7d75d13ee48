import { useEffect } from 'react';
import { siteName } from './site.ts';

/** Gives the document the title of the page in it; the first one came from the server. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName()}`;
  }, [title]);
}
