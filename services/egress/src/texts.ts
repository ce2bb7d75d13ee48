import { Parser } from 'htmlparser2';

/** One line: no control characters, no spaces in a row. */
const inOneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The first characters up to a limit, without splitting a surrogate pair. */
const begun = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** As one line with a maximum number of characters. */
export const cutAt = (text: string | undefined, max: number): string | null =>
  begun(inOneLine(text ?? ''), max).trimEnd() || null;

/** As one line, and an ellipsis for what is left out. */
export function cutWithEllipsis(text: string, max: number): string {
  const line = inOneLine(text);
  return line.length > max ? `${begun(line, max)}…` : line;
}

/** What is neither text nor read aloud. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe']);

/** The text of a piece of HTML, without its tags. Implements NEWS-03. */
export function textOf(html: string): string {
  const pieces: string[] = [];
  let silence = 0;
  const parser = new Parser({
    onopentag(tag) {
      if (silent.has(tag)) silence += 1;
      pieces.push(' ');
    },
    ontext(text) {
      if (silence === 0) pieces.push(text);
    },
    onclosetag(tag) {
      if (silent.has(tag)) silence -= 1;
      pieces.push(' ');
    },
  });
  parser.end(html);
  return pieces.join('');
}

/** An address of the web as it stands on a page or in a feed, made whole. */
export function webAddress(found: string | undefined, base: string): string | null {
  if (!found || !URL.canParse(found.trim(), base)) return null;
  const url = new URL(found.trim(), base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.href.length > 2048) return null;
  return url.href;
}

/** Bytes as text, by what their sender or they themselves say they are written in. */
export function decoded(body: Buffer, contentType: string | undefined): string {
  const beginning = body.subarray(0, 1024).toString('latin1');
  // Some pages have scripts before they say it.
  const later = () =>
    /<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(
      body.subarray(0, 262_144).toString('latin1'),
    )?.[1];
  const label =
    /charset=["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ??
    /(?:charset|encoding)=["']?([\w.:-]+)/i.exec(beginning)?.[1] ??
    later() ??
    'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
