import { IconBook2, IconBottle, IconHome, IconSearch, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../texts.ts';
import styles from './bottom-bar.module.css';

const places = [
  { to: '/', label: t('home'), Icon: IconHome },
  { to: '/recipes', label: t('recipes'), Icon: IconBook2 },
  { to: '/search', label: t('discover'), Icon: IconSearch },
  { to: '/inventory', label: t('myBar'), Icon: IconBottle },
  { to: '/profile', label: t('profile'), Icon: IconUser },
] as const;

/** The five most used pages, in a bar at the bottom on phones. */
export function BottomBar() {
  return (
    <nav aria-label={t('quickNavigation')} className={`${styles.bar} no-print`}>
      {places.map(({ to, label, Icon }) => (
        <Link key={to} to={to} activeOptions={{ exact: to === '/' }} className={styles.place}>
          <Icon size={23} stroke={1.8} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
