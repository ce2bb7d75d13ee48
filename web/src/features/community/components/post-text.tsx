import { Link } from '@tanstack/react-router';
import { textParts } from '../../../lib/text-parts.ts';
import styles from './post-card.module.css';

interface PostTextProps {
  text: string;
  mentions: readonly string[];
  tags?: readonly string[];
}

/** What a member wrote, with its links, mentions and hashtags. Implements LINK-01, BEYOND-105. */
export function PostText({ text, mentions, tags = [] }: PostTextProps) {
  return (
    <p className={styles.text}>
      {textParts(text, mentions, tags).map((part, at) => {
        const key = `${at}`;
        if (part.kind === 'link')
          return (
            <a key={key} href={part.href} target="_blank" rel="noopener nofollow">
              {part.text}
            </a>
          );
        if (part.kind === 'mention')
          return (
            <Link key={key} to="/members/$username" params={{ username: part.username }}>
              {part.text}
            </Link>
          );
        if (part.kind === 'tag')
          return (
            <Link key={key} to="/community" search={{ tag: part.tag }}>
              {part.text}
            </Link>
          );
        return part.text;
      })}
    </p>
  );
}
