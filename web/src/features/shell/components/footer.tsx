import { Link } from '@tanstack/react-router';
import { hasStatusPage, siteName, version } from '../../../lib/site.ts';
import { footerLinks } from '../navigation.ts';
import { t } from '../texts.ts';
import styles from './footer.module.css';

/** Implements NAV-38, NAV-39, BEYOND-107. */
export function Footer() {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={`page ${styles.inner}`}>
        <nav aria-label={t('footerNavigation')}>
          <ul className={styles.links}>
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {hasStatusPage() && (
              <li>
                <a href="/status">{t('footer.status')}</a>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.lines}>
          {/* The server's year where it is another one there: New Year's Eve is not worth a second rendering. */}
          <p suppressHydrationWarning>
            {t('footer.copyrightLine', { year: new Date().getFullYear(), siteName: siteName() })}
          </p>
          <p>{t('footer.version', { version })}</p>
        </div>
      </div>
    </footer>
  );
}
