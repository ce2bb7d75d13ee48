/** What the server says of the installation, by the names of the document's meta elements. */
export type SiteFacts = Record<string, readonly string[]>;

let told: SiteFacts | undefined;

/** Tells what a document would say, where there is none: on the server. */
export const tellSite = (facts: SiteFacts): void => {
  told = facts;
};

/** Everything said under a name; empty where the operator has said nothing. */
export const said = (name: string): readonly string[] =>
  told
    ? (told[name] ?? [])
    : [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map(({ content }) => content);

/** The site's name, as the server put it into the document. Implements BEYOND-100. */
export const siteName = (): string => said('application-name')[0] ?? document.title;

/** The networks the site is on, as web addresses; empty where its operator has named none. Implements BEYOND-57. */
export const socialLinks = (): readonly string[] => said('social-link');

/** What the front page says of the site, where its operator has other words than ours. Implements BEYOND-46. */
export const homeClaims = (): readonly string[] => said('home-claim');

/** Whether "Continue with Google" is set up here. Implements BEYOND-11. */
export const hasGoogle = (): boolean => said('sign-in-with').includes('google');

/** Whether browsing requires signing in. Implements BEYOND-100. */
export const guestsExcluded = (): boolean => said('guest-browsing').includes('off');

/** Whether no new accounts are taken. Implements BEYOND-100, BEYOND-155. */
export const registrationClosed = (): boolean => said('registration').includes('off');

/** Whether nobody is asked to pay. Implements BEYOND-266. */
export const isFreeSite = (): boolean => said('membership').includes('free');

/** Whether everybody may read which parts of the site work. Implements BEYOND-308. */
export const hasStatusPage = (): boolean => said('status-page').includes('public');

/** The version this app was built from. Implements BEYOND-107. */
export const version = __VERSION__;
