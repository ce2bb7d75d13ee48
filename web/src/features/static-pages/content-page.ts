/** A written page: a file of `web/content`, turned into this by the build. */
export interface ContentPage {
  /** For tabs, search engines and shared links. */
  title: string;
  /** What stands above the text, where it is not the title. */
  heading: string;
  description: string;
  /** `2026-11-21`: the day the text last changed in what it says. */
  lastChanged: string;
  /** The text as HTML. It may hold `{siteName}`, `{imprint}` and `{contact}`, which only the running site knows. */
  html: string;
  sections: { id: string; title: string }[];
  related: { to: string; title: string }[];
}
