import type { Collection } from '@barspoon/contracts';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { renderSVG } from 'uqr';
import { siteName } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { collectionAddress } from '../collection-address.ts';
import { t } from '../texts.ts';
import styles from './collection-menu.module.css';

/** A collection as a bar's menu, to be shown or printed, with a code that leads to it. */
export function CollectionMenu({ collection }: { collection: Collection }) {
  const address = collectionAddress(collection.id);
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <article className={styles.page}>
      <div className={`${styles.tools} no-print`}>
        <Link to="/social-hub" search={{ tab: 'collections', collection: collection.id }}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {t('menuBack')}
        </Link>
        <Button onClick={() => window.print()}>
          <IconPrinter size={20} aria-hidden="true" />
          {t('print')}
        </Button>
      </div>
      <div className={styles.menu}>
        <header className={styles.head}>
          <h2>{collection.name}</h2>
          {collection.description && <p>{collection.description}</p>}
        </header>
        <ul className={styles.drinks}>
          {collection.recipes.map((recipe) => (
            <li key={recipe.id}>
              <h3>{recipe.name}</h3>
              <p>{recipe.ingredients.join(', ')}</p>
              {recipe.note && <p className={styles.note}>{recipe.note}</p>}
            </li>
          ))}
        </ul>
        <footer className={styles.foot}>
          {/* Nobody else could open what it leads to. */}
          {collection.isPublic && <img src={code} alt="" width={104} height={104} />}
          <p>
            <strong>{siteName()}</strong>
            {collection.isPublic && <span>{t('menuScan')}</span>}
          </p>
        </footer>
      </div>
    </article>
  );
}
