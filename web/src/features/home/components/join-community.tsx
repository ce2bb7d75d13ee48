import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import { HomeBar, ProBar } from './drawings.tsx';
import styles from './home-page.module.css';

const paths = [
  { key: 'enthusiasts', to: '/profile', search: { create: true }, Drawing: HomeBar },
  { key: 'professionals', to: '/subscription', search: {}, Drawing: ProBar },
] as const;

/** Implements HOME-11. */
export function JoinCommunity() {
  return (
    <section className={`page ${styles.join}`} aria-labelledby="join">
      <h2 id="join">{t('join.heading')}</h2>
      <div className={styles.paths}>
        {paths.map(({ key, to, search, Drawing }) => (
          <div key={key} className={styles.path}>
            <h3>{t(`join.${key}`)}</h3>
            <p>{t(`join.${key}Text`)}</p>
            <LinkButton to={to} search={search}>
              {t(`join.${key}Action`)}
            </LinkButton>
            <Drawing />
          </div>
        ))}
      </div>
    </section>
  );
}
