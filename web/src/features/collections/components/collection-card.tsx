import type { CollectionSummary } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import styles from './collections.module.css';

interface CollectionCardProps {
  collection: Pick<CollectionSummary, 'id' | 'name' | 'description' | 'recipes'>;
  /** What else is said of it, in one line. */
  children: ReactNode;
}

/** A collection in a list: its first drinks, its name and the way to it. */
export function CollectionCard({
  collection: { id, name, description, recipes },
  children,
}: CollectionCardProps) {
  return (
    <article className={styles.about}>
      <div className={styles.pictures} aria-hidden="true">
        {recipes.slice(0, 4).map((recipe) => (
          <DrinkPicture key={recipe.id} picture={recipe.picture} image={recipe.image} alt="" size={120} />
        ))}
      </div>
      <h3>
        <Link to="/social-hub" search={{ tab: 'collections', collection: id }}>
          {name}
        </Link>
      </h3>
      {description && <p>{description}</p>}
      <p className={styles.facts}>{children}</p>
    </article>
  );
}
