import { textParts } from '../lib/text-parts.ts';

/** What a member wrote to others, with its links. Implements BEYOND-164. */
export function LinkedText({ text }: { text: string }) {
  return textParts(text, [], []).map((part, at) => {
    const key = `${at}`;
    return part.kind === 'link' ? (
      <a key={key} href={part.href} target="_blank" rel="noopener nofollow">
        {part.text}
      </a>
    ) : (
      part.text
    );
  });
}
