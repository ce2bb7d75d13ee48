import { t } from './texts.ts';

export interface NavigationLink {
  to: string;
  label: string;
}

/** A page under the name of its text, unless its address has another. */
const linkTo = (name: Parameters<typeof t>[0], path: string = name): NavigationLink => ({
  to: `/${path}`,
  label: t(name),
});

/** Implements NAV-30. */
export const visitorLinks: NavigationLink[] = [linkTo('home', ''), linkTo('recipes'), linkTo('contact')];

/** Only in the phone's menu. Implements NAV-31. */
export const visitorMenuLinks: NavigationLink[] = [...visitorLinks, linkTo('community')];

/** Implements NAV-33. */
export const memberLinks: NavigationLink[] = [
  linkTo('home', ''),
  linkTo('chat'),
  linkTo('recipes'),
  linkTo('discover', 'search'),
  linkTo('social', 'social-hub'),
  linkTo('professional'),
  linkTo('contact'),
];

/** The documented three, and where those who take part look next. Implements NAV-34, BEYOND-173. */
export const communityLinks: NavigationLink[] = [
  linkTo('community'),
  linkTo('virtualBar', 'virtual-bar'),
  linkTo('challenges'),
  linkTo('leaderboard'),
];

/** Without the console's link, which only the staff sees. Implements NAV-35, BEYOND-173. */
export const profileLinks: NavigationLink[] = [
  linkTo('profile'),
  linkTo('myBar', 'inventory'),
  linkTo('messages'),
];

/** Links to the console, which is a separate application. Implements NAV-36. */
export const consoleLink: NavigationLink = linkTo('admin');

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
).map((page) => linkTo(`footer.${page}`, page));
