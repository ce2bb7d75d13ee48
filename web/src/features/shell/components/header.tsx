import { isStaff } from '@barspoon/contracts';
import { IconChevronDown, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useProfile, useSession } from '../../../lib/session/use-session.ts';
import { siteName } from '../../../lib/site.ts';
import { Button, IconButton, LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Logo } from '../../../ui/logo.tsx';
import { Menu, MenuLink } from '../../../ui/menu.tsx';
import {
  communityLinks,
  consoleLink,
  memberLinks,
  type NavigationLink,
  profileLinks,
  visitorLinks,
} from '../navigation.ts';
import { signOut } from '../sign-out.ts';
import { t } from '../texts.ts';
import styles from './header.module.css';
import { JoinLink } from './join-link.tsx';

const PhoneMenu = lazily(() => import('./phone-menu.tsx'), 'PhoneMenu');

/**
 * One line, or two where a member's entries need them; under 768 px the links move into a menu. Implements
 * NAV-28 to NAV-37.
 */
export function Header({ onSearch, bell }: { onSearch: () => void; bell: ReactNode }) {
  const isMember = useSession().status !== 'visitor';
  const isOnStaff = isStaff(useProfile()?.role ?? 'member');
  const [menuOpen, setMenuOpen] = useState(false);

  return (
    <header className={classes(styles.header, 'no-print', isMember && styles.member)}>
      <div className={classes('page', styles.line)}>
        <Link to="/" className={styles.brand}>
          <Logo className={styles.mark} />
          <span className={styles.wordmark}>{siteName()}</span>
        </Link>
        {/* Another line for a member, not the visitor's pushed about: a first view knows only visitors. */}
        <div key={isMember ? 'member' : 'visitor'} className={styles.desktop}>
          <nav aria-label={t('mainNavigation')} className={styles.nav}>
            <div className={styles.links}>
              {(isMember ? memberLinks : visitorLinks).map((link) => (
                <HeaderLink key={link.to} {...link} />
              ))}
            </div>
            {isMember && (
              <>
                <Dropdown label={t('community')} links={communityLinks} />
                <Dropdown label={t('profile')} links={profileLinks} withConsole={isOnStaff} />
              </>
            )}
          </nav>
          <IconButton label={t('search')} onClick={onSearch} aria-keyshortcuts="/ Control+K Meta+K">
            <IconSearch size={21} aria-hidden="true" />
          </IconButton>
          {isMember ? (
            <>
              {bell}
              <Button small onClick={signOut}>
                {t('logout')}
              </Button>
            </>
          ) : (
            <>
              <LinkButton to="/profile" small>
                {t('login')}
              </LinkButton>
              <JoinLink small />
            </>
          )}
        </div>
        <div className={styles.phone}>
          {isMember && bell}
          <IconButton label={t('search')} onClick={onSearch}>
            <IconSearch size={22} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('menu')} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            <IconMenu2 size={24} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Suspense>
        {menuOpen && (
          <PhoneMenu isMember={isMember} withConsole={isOnStaff} onClose={() => setMenuOpen(false)} />
        )}
      </Suspense>
    </header>
  );
}

function HeaderLink({ to, label }: NavigationLink) {
  return (
    <Link to={to} activeOptions={{ exact: to === '/' }} className={styles.link}>
      {label}
    </Link>
  );
}

function Dropdown({
  label,
  links,
  withConsole = false,
}: {
  label: string;
  links: NavigationLink[];
  withConsole?: boolean;
}) {
  return (
    <Menu
      label={label}
      button={(buttonProps) => (
        <button type="button" className={styles.link} {...buttonProps}>
          {label}
          <IconChevronDown size={16} className={styles.chevron} aria-hidden="true" />
        </button>
      )}
    >
      {links.map((link) => (
        <MenuLink key={link.to} to={link.to}>
          {link.label}
        </MenuLink>
      ))}
      {withConsole && <MenuLink to={consoleLink.to}>{consoleLink.label}</MenuLink>}
    </Menu>
  );
}
