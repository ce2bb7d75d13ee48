import { type Head, headOf, inert, type Site } from './head.ts';

const headMark = '<!--head-->';
const headEnd = '</head>';
const bodyEnd = '</body>';
const emptyRoot = '<div id="root"></div>';
const styleLinks = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g;
const entryScript = '<script type="module"';
const scriptLink = '<link rel="modulepreload"';

export interface PageParts {
  head: Head;
  /** Replies by the request the page would make. */
  firstData: Record<string, unknown>;
  /** Addresses of the scripts and styles the page needs in addition to the entry. */
  assets: readonly string[];
  /** The first view as HTML; empty if the browser renders it. */
  view: string;
  /** The content of a stylesheet, by its address. */
  cssOf: (file: string) => string;
}

/** Fills the built page with the data of this page. */
export function documentOf(template: string, site: Site, page: PageParts): string {
  const { head, firstData, view } = page;
  const data = Object.keys(firstData).length
    ? `<script type="application/json" id="first-data">${inert(firstData)}</script>`
    : '';
  return filledWith(withFiles(template, page), [
    [headMark, headOf(head, site)],
    [emptyRoot, `<div id="root">${view}</div>`],
    // After what is to be painted.
    [bodyEnd, `${data}${bodyEnd}`],
  ]);
}

/** With the files of the page named in its head, so that they are fetched at once. */
function withFiles(template: string, { assets, view, cssOf }: PageParts): string {
  const styles = assets.filter((file) => file.endsWith('.css'));
  const scripts = assets
    .filter((file) => !file.endsWith('.css'))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  if (view === '') {
    const early = styles.map((file) => `<link rel="preload" as="style" crossorigin href="${file}">`);
    return filledWith(template, [[headEnd, [...scripts, ...early, headEnd].join('\n    ')]]);
  }
  const shell = [...template.matchAll(styleLinks)].map(([, file = '']) => file);
  const own = filledWith(template.replace(styleLinks, ''), [
    [headEnd, [...scripts, ...inlined([...shell, ...styles], cssOf), headEnd].join('\n    ')],
  ]);
  // What shows the view comes first; the entry fetches the other scripts once it is painted (`start-in-pieces.ts`).
  return own
    .replace(entryScript, `${entryScript} fetchpriority="low"`)
    .replaceAll(scriptLink, '<link rel="later"');
}

/**
 * A view is painted with the document, so its styles are inlined. Their files are referenced as well, so that the app knows
 * that it has them; disabled links fetch nothing.
 */
const inlined = (files: readonly string[], cssOf: PageParts['cssOf']): string[] => [
  `<style>${files.map(cssOf).join('')}</style>`,
  ...files.map((file) => `<link rel="stylesheet" crossorigin href="${file}" disabled>`),
];

const filledWith = (text: string, places: readonly (readonly [mark: string, part: string])[]): string =>
  places.reduce((filled, [mark, part]) => filled.replace(mark, () => part), text);
