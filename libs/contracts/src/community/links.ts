/** What counts as a link in a member's text. Quotation marks and what has no width end it. */
export const linkMark =
  /\b(?:https?:\/\/|www\.)[^\s<>"'`“”„‟‘’‚‛«»‹›「」『』\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]+/giu;

const sentenceEnd = /[.,;:!?…]+$/;
const brackets = ['()', '[]', '{}'] as const;
const count = (text: string, sign = ''): number => text.split(sign).length - 1;
/** The pair of brackets of which a text ends with one more than it begins. */
const unopened = (text: string) =>
  brackets.find(([open, close = '']) => text.endsWith(close) && count(text, close) > count(text, open));

/**
 * A link without the full stop or bracket that ends the sentence around it; only http and https. Implements LINK-01,
 * BEYOND-105.
 */
export function linkOf(found: string): { text: string; href: string } | undefined {
  let text = found.replace(sentenceEnd, '');
  // A bracket that was opened within the address belongs to it: "Negroni_(cocktail)".
  for (let pair = unopened(text); pair; pair = unopened(text))
    text = text.slice(0, -1).replace(sentenceEnd, '');
  const href = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(href)) return undefined;
  const { protocol, hostname, username } = new URL(href);
  if (!/^https?:$/.test(protocol) || !hostname.includes('.') || username) return undefined;
  return { text, href };
}

/** The different addresses a text links to, in order, without the place within a page. */
export function linksIn(text: string, max: number): string[] {
  const found = [...text.matchAll(linkMark)].flatMap(([mark]) => {
    const link = linkOf(mark);
    if (!link) return [];
    const url = new URL(link.href);
    url.hash = '';
    return url.href.length <= 2048 ? [url.href] : [];
  });
  return [...new Set(found)].slice(0, max);
}
