import { Marked } from 'marked';
import source from '../../../docs/operations.md?raw';

/** As GitHub names the headings of a document, which its links use. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      // The page's own title is the first heading.
      const level = Math.min(depth + 1, 6);
      return `<h${level} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      // Other documents of the source are not served here.
      return /^(#|https:)/.test(href) ? `<a href="${href}">${text}</a>` : text;
    },
  },
});

/** `docs/operations.md` of the release that runs, with the anchors that its links name. */
export const runbookHtml = (): string => marked.parse(source, { async: false });
