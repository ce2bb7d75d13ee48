const maxMentions = 10;
const maxTags = 20;
const tagMark = /(?<![\p{L}\p{N}_&/#])#([\p{L}\p{N}_]{2,40})(?![\p{L}\p{N}_])/gu;
const mentionMark = /(?<![\p{L}\p{N}_.@/])@([A-Za-z0-9_.]{3,30})(?![A-Za-z0-9_@])/gu;

/** The hashtags of a text without their sign, in lower case; numbers alone are none. */
export const tagsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(tagMark)].map(([, tag]) => `${tag}`.toLowerCase()))]
    .filter((tag) => !/^\p{N}+$/u.test(tag))
    .slice(0, maxTags);

/**
 * Usernames a text may name with @, in lower case. A dot at the end may be part of the name or of the sentence, so both
 * are answered.
 */
export function mentionsIn(text: string): string[] {
  const named = [...text.matchAll(mentionMark)].map(([, name]) => `${name}`.toLowerCase());
  return [...new Set(named.slice(0, maxMentions).flatMap((name) => [name, name.replace(/\.+$/, '')]))].filter(
    (name) => name.length >= 3,
  );
}
