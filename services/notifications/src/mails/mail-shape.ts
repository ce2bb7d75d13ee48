export interface Site {
  name: string;
  /** Without a slash at its end. */
  url: string;
}

/** What a mail says, in the order a reader meets it. */
export interface MailTexts {
  subject: string;
  /** The preview line an inbox shows next to the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  action: { label: string; url: string; until?: string };
  /** What to do when the reader did not ask for this. */
  otherwise: string;
  /** Why they get it, before the address of the site; without it their account there. */
  because?: string;
}
