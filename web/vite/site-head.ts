import { defaultSite } from '@barspoon/contracts';
import type { Plugin } from 'vite';

/** Fills the place the gateway fills with each page's own head, for the dev server, which has no gateway before it. */
export function siteHead(): Plugin {
  return {
    name: 'site-head',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--head-->',
        `<title>${defaultSite.name}</title>\n    <meta name="application-name" content="${defaultSite.name}" />`,
      ),
  };
}
