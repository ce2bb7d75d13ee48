import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useTitle } from '../../../lib/use-title.ts';
import type { ContentPage } from '../content-page.ts';
import { withSiteFacts, withSiteName } from '../site-facts.ts';
import { t } from '../texts.ts';
import { useOwnLinks } from '../use-own-links.ts';
import { PageContents } from './page-contents.tsx';
import styles from './static-page.module.css';

/**
 * A written page with its sections, the day it last changed and where to go next. Implements STATIC-03, STATIC-04, BEYOND-104.
 * @param children what else the page shows above its text
 */
export function StaticPage({ page, children }: { page: ContentPage; children?: ReactNode }) {
  useTitle(page.title);
  const followOwnLinks = useOwnLinks();
  const html = useMemo(() => ({ __html: withSiteFacts(page.html) }), [page]);
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{withSiteName(page.heading)}</h1>
        <p className={styles.lead}>{withSiteName(page.description)}</p>
        <p className={styles.changed}>
          {/* A day of the calendar, the same in every zone. */}
          {t('lastChanged')} <time dateTime={page.lastChanged}>{dayText(page.lastChanged, false)}</time>
        </p>
      </header>
      {children}
      <div className={styles.columns}>
        {page.sections.length > 2 && <PageContents sections={page.sections} />}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click of that link */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own content folder, turned into HTML by the build */}
        <div className={styles.prose} onClick={followOwnLinks} dangerouslySetInnerHTML={html} />
      </div>
      <nav className={`${styles.related} no-print`} aria-label={t('related')}>
        <h2>{t('related')}</h2>
        <ul>
          {page.related.map(({ to, title }) => (
            <li key={to}>
              <Link to={to}>{withSiteName(title)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
