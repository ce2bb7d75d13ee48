import { linkMark, linkOf } from '@barspoon/contracts';

/** A piece of what a member wrote. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string }
  | { kind: 'tag'; text: string; tag: string };

const mentionMark = /(?<![\p{L}\p{N}_.@/])@(?<mention>[A-Za-z0-9_.]{3,30})(?![A-Za-z0-9_@])/u;
const tagMark = /(?<![\p{L}\p{N}_&/#])#(?<tag>[\p{L}\p{N}_]{2,40})(?![\p{L}\p{N}_])/u;
const mark = new RegExp(`(?<link>${linkMark.source})|${mentionMark.source}|${tagMark.source}`, 'giu');

/**
 * Finds links, mentions and hashtags in a text. Only http and https become links, only names of members become
 * mentions; everything else stays text. Implements LINK-01, BEYOND-105.
 * @param mentions usernames of members the text names, in lower case
 */
export function textParts(text: string, mentions: readonly string[], tags: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const add = (start: number, part: TextPart) => {
    if (start > at) parts.push({ kind: 'text', text: text.slice(at, start) });
    parts.push(part);
    at = start + part.text.length;
  };
  for (const found of text.matchAll(mark)) {
    const part = partOf(found, mentions, tags);
    if (part && found.index >= at) add(found.index, part);
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

function partOf(
  { groups = {}, 0: whole }: RegExpMatchArray,
  mentions: readonly string[],
  tags: readonly string[],
): TextPart | undefined {
  if (groups.link) {
    const link = linkOf(groups.link);
    return link && { kind: 'link', ...link };
  }
  if (groups.mention) {
    const username = [groups.mention, groups.mention.replace(/\.+$/, '')].find((name) =>
      mentions.includes(name.toLowerCase()),
    );
    return username ? { kind: 'mention', text: `@${username}`, username } : undefined;
  }
  const tag = groups.tag?.toLowerCase();
  return tag && tags.includes(tag) ? { kind: 'tag', text: whole, tag } : undefined;
}
