/** The site's name, as the server put it into the document. Implements BEYOND-100. */
export const siteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? document.title;

/** The version this app was built from. Implements BEYOND-107. */
export const version = __VERSION__;
