import { IconHome2, IconToolsKitchen2 } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './home-page.module.css';

const doors = [
  { key: 'enthusiasts', to: '/profile', Icon: IconHome2 },
  { key: 'professionals', to: '/subscription', Icon: IconToolsKitchen2 },
] as const;

/** Implements HOME-11. */
export function JoinCommunity() {
  return (
    <section className={`page ${styles.join}`} aria-labelledby="join">
      <h2 id="join">{t('join.heading')}</h2>
      <div className={styles.doors}>
        {doors.map(({ key, to, Icon }) => (
          <div key={key} className={styles.door}>
            <h3>{t(`join.${key}`)}</h3>
            <p>{t(`join.${key}Text`)}</p>
            <LinkButton to={to}>{t(`join.${key}Action`)}</LinkButton>
            <Icon stroke={1} aria-hidden="true" />
          </div>
        ))}
      </div>
    </section>
  );
}
