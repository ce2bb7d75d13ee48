import { type Head, headOf, inert, type Site } from './head.ts';

const headMark = '<!--head-->';
const headEnd = '</head>';
const bodyEnd = '</body>';
const emptyRoot = '<div id="root"></div>';

export interface PageParts {
  head: Head;
  /** Replies by the request the page would make. */
  firstData: Record<string, unknown>;
  /** Scripts and styles the page needs beside the entry. */
  assets: readonly string[];
  /** The first view as HTML; empty where the browser makes it. */
  view: string;
}

/** Fills the built page with what makes it this page. */
export function documentOf(
  template: string,
  site: Site,
  { head, firstData, assets, view }: PageParts,
): string {
  const isView = view !== '';
  const styles = assets.filter((file) => file.endsWith('.css'));
  const scripts = assets.filter((file) => !file.endsWith('.css'));
  const data = Object.keys(firstData).length
    ? `<script type="application/json" id="first-data">${inert(firstData)}</script>`
    : '';
  return [
    [headMark, headOf(head, site)],
    // After the shell's own, whose rules those of a page overrule.
    [
      headEnd,
      [...styles.map((file) => styleLink(file, isView)), ...scripts.map(scriptLink), headEnd].join('\n    '),
    ],
    [emptyRoot, `<div id="root">${view}</div>`],
    // Behind what is to be painted.
    [bodyEnd, `${data}${bodyEnd}`],
  ].reduce((text, [mark = '', part = '']) => text.replace(mark, () => part), template);
}

/** A view must not be painted before it has its styles; without one they are fetched in time for the scripts. */
const styleLink = (file: string, isView: boolean): string =>
  `<link rel="${isView ? 'stylesheet' : 'preload'}"${isView ? '' : ' as="style"'} crossorigin href="${file}">`;

const scriptLink = (file: string): string => `<link rel="modulepreload" crossorigin href="${file}">`;
