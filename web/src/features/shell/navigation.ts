import { t } from './texts.ts';

export interface NavigationLink {
  to: string;
  label: string;
}

/** Implements NAV-30. */
export const visitorLinks: NavigationLink[] = [
  { to: '/', label: t('home') },
  { to: '/recipes', label: t('recipes') },
  { to: '/contact', label: t('contact') },
];

/** Only in the phone's menu. Implements NAV-31. */
export const visitorMenuLinks: NavigationLink[] = [
  ...visitorLinks,
  { to: '/community', label: t('community') },
];

/** Implements NAV-33. */
export const memberLinks: NavigationLink[] = [
  { to: '/', label: t('home') },
  { to: '/chat', label: t('chat') },
  { to: '/recipes', label: t('recipes') },
  { to: '/search', label: t('discover') },
  { to: '/social-hub', label: t('social') },
  { to: '/professional', label: t('professional') },
  { to: '/contact', label: t('contact') },
];

/** The documented three, and where those who take part look next. Implements NAV-34, BEYOND-173. */
export const communityLinks: NavigationLink[] = [
  { to: '/community', label: t('community') },
  { to: '/virtual-bar', label: t('virtualBar') },
  { to: '/challenges', label: t('challenges') },
  { to: '/leaderboard', label: t('leaderboard') },
];

/** Without the console's link, which only the staff sees. Implements NAV-35, BEYOND-173. */
export const profileLinks: NavigationLink[] = [
  { to: '/profile', label: t('profile') },
  { to: '/inventory', label: t('myBar') },
  { to: '/messages', label: t('messages') },
];

/** Links to the console, which is a separate application. Implements NAV-36. */
export const consoleLink: NavigationLink = { to: '/admin', label: t('admin') };

/** Implements NAV-38. */
export const footerLinks: NavigationLink[] = (
  [
    'about',
    'contact',
    'terms',
    'privacy',
    'responsible-drinking',
    'responsible-ai',
    'health-disclaimers',
    'copyright',
    'cookie-policy',
    'data-retention',
    'levels-badges',
    'ethical-ai',
    'accessibility',
    'unsubscribe',
  ] as const
).map((page) => ({ to: `/${page}`, label: t(`footer.${page}`) }));
