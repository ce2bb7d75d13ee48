const said = (name: string): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map(({ content }) => content);

/** The site's name, as the server put it into the document. Implements BEYOND-100. */
export const siteName = (): string => said('application-name')[0] ?? document.title;

/** The networks the site is on, as web addresses; empty where its operator has named none. Implements BEYOND-57. */
export const socialLinks = (): string[] => said('social-link');

/** What the front page says of the site, where its operator has other words than ours. Implements BEYOND-46. */
export const homeClaims = (): string[] => said('home-claim');

/** The version this app was built from. Implements BEYOND-107. */
export const version = __VERSION__;
