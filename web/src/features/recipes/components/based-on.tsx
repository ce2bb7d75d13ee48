import type { Attribution } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { recipeAddress } from '../addresses.ts';
import { tSheet } from '../sheet-texts.ts';
import styles from './recipe-page.module.css';

/** Whose recipe this one was made from. Nothing is shown about an original that is no longer public. Implements BEYOND-25. */
export function BasedOn({ attribution: { original } }: { attribution: Attribution }) {
  if (!original) return <p className={styles.basedOn}>{tSheet('detail.basedOnHidden')}</p>;
  const { name, author } = original;
  return (
    <p className={styles.basedOn}>
      {tSheet('detail.basedOn')} <Link to={recipeAddress(original)}>{name}</Link>
      {author && (
        <>
          {' '}
          {tSheet('detail.by')}{' '}
          <Link to="/members/$username" params={{ username: author.username }}>
            {author.fullName}
          </Link>
        </>
      )}
    </p>
  );
}
