export interface RenderedMail {
  to: { name: string; address: string };
  subject: string;
  /** Whom an answer goes to, where that is not us. */
  replyTo?: string;
  html: string;
  text: string;
  /** An entry for the reader's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** In addition to those of every mail. */
  headers?: Record<string, string>;
}

/** The mail server, and whom mails come from. */
export interface MailServer {
  /** `smtp://` or `smtps://`. */
  url: string;
  from: string;
  /** The display name of `from`. */
  name: string;
  /** Mails are signed for the domain they come from. */
  dkim?: { keySelector: string; privateKey: string };
}

const timeoutMs = 8000;

/** What the SMTP client is told of the server. */
export const optionsOf = ({ url }: MailServer) => ({
  url,
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: 2 * timeoutMs,
  ...isolated,
});

export const signerOf = ({ from }: MailServer, dkim: NonNullable<MailServer['dkim']>) => ({
  ...dkim,
  domainName: domainOf(from),
});

/** No mail takes anything from this machine or from elsewhere. */
const isolated = { disableFileAccess: true, disableUrlAccess: true };

/** What the client makes a mail of. */
export const messageOf = (
  { from, name }: MailServer,
  mailId: string,
  { to, subject, replyTo, html, text, headers, calendar }: RenderedMail,
) => ({
  messageId: `<${mailId}@${domainOf(from)}>`,
  from: { name: oneLine(name), address: from },
  to: { name: oneLine(to.name), address: to.address },
  ...(replyTo && !breaksLines(replyTo) && { replyTo }),
  subject: oneLine(subject),
  html,
  text,
  ...(calendar && { icalEvent: { ...calendar, filename: 'meeting.ics' } }),
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
  ...isolated,
});

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** A name or subject that holds a line break could add headers of its own. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
export const breaksLines = (address: string): boolean => /[\s\p{Cc}<>,;]/u.test(address);
