import type { IngredientLink } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import styles from './ingredients.module.css';

/** Other ingredients under a word of how they are related; nothing where there are none. */
export function IngredientLinks({ title, links }: { title: string; links: readonly IngredientLink[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div className={styles.related}>
      <h2 id={id} className={styles.small}>
        {title}
      </h2>
      <ul aria-labelledby={id} className={styles.chips}>
        {links.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/ingredients/$id" params={{ id: slug }} className={styles.chip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
