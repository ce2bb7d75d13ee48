/** What counts as a link in a member's text. */
export const linkMark = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/giu;

/**
 * A link without the full stop or bracket that ends the sentence around it; only http and https. Implements LINK-01,
 * BEYOND-105.
 */
export function linkOf(found: string): { text: string; href: string } | undefined {
  let text = found.replace(/[.,;:!?…]+$/, '');
  while (text.endsWith(')') && !text.includes('(')) text = text.slice(0, -1).replace(/[.,;:!?…]+$/, '');
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
