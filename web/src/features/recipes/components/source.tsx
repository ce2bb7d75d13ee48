import { linkMark, linkOf } from '@barspoon/contracts';
import styles from './spec-card.module.css';

/** What a recipe is based on; an address in it leads there. */
export function Source({ text }: { text: string }) {
  const mark = new RegExp(linkMark.source, 'iu').exec(text);
  const link = mark && linkOf(mark[0]);
  if (!mark || !link) return <p className={styles.bare}>{text}</p>;
  return (
    <p className={styles.bare}>
      {text.slice(0, mark.index)}
      <a href={link.href} target="_blank" rel="noopener nofollow">
        {link.text}
      </a>
      {text.slice(mark.index + link.text.length)}
    </p>
  );
}
