import { Link } from '@tanstack/react-router';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import {
  communityLinks,
  consoleLink,
  memberLinks,
  type NavigationLink,
  profileLinks,
  visitorMenuLinks,
} from '../navigation.ts';
import { signOut } from '../sign-out.ts';
import { t } from '../texts.ts';
import styles from './header.module.css';
import { JoinLink } from './join-link.tsx';

interface PhoneMenuProps {
  isMember: boolean;
  withConsole: boolean;
  onClose: () => void;
}

/** The header's links on a phone. Implements NAV-28, NAV-31. */
export function PhoneMenu({ isMember, withConsole, onClose }: PhoneMenuProps) {
  const linksOf = (links: NavigationLink[]) =>
    links.map(({ to, label }) => (
      <Link key={to} to={to} activeOptions={{ exact: to === '/' }} className={styles.link} onClick={onClose}>
        {label}
      </Link>
    ));
  const leave = () => {
    onClose();
    void signOut();
  };
  return (
    <Dialog title={t('menu')} onClose={onClose}>
      <nav aria-label={t('mainNavigation')} className={styles.menuList}>
        {isMember ? (
          <>
            {linksOf(memberLinks)}
            <p className={styles.group}>{t('community')}</p>
            {linksOf(communityLinks)}
            <p className={styles.group}>{t('profile')}</p>
            {linksOf(withConsole ? [...profileLinks, consoleLink] : profileLinks)}
          </>
        ) : (
          linksOf(visitorMenuLinks)
        )}
      </nav>
      <div className={styles.menuActions}>
        {isMember ? (
          <Button onClick={leave}>{t('logout')}</Button>
        ) : (
          <>
            <LinkButton to="/profile" onClick={onClose}>
              {t('login')}
            </LinkButton>
            <JoinLink onClick={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}
