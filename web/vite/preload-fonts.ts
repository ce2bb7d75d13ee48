import type { Plugin } from 'vite';

/**
 * Names the two faces in the document's head, so that they are fetched with the scripts instead of after them, and after
 * the scripts where the line is narrow: text stands in the matched fallback in the meantime.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              fetchpriority: 'low',
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: 'head',
          })),
    },
  };
}
