import type { ContentPage } from '../content-page.ts';
import { t } from '../texts.ts';
import styles from './page-contents.module.css';

/** The sections of a page: next to the text if there is room, collapsed above it on a phone. */
export function PageContents({ sections }: Pick<ContentPage, 'sections'>) {
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={`${styles.contents} no-print`} aria-label={t('onThisPage')}>
      <details className={styles.folded}>
        <summary>{t('onThisPage')}</summary>
        {list}
      </details>
      <div className={styles.beside}>
        <p className={styles.title}>{t('onThisPage')}</p>
        {list}
      </div>
    </nav>
  );
}
