import { UnavailableError } from '@barspoon/platform';
import type { OnModuleDestroy } from '@nestjs/common';
import type { EncodedPart } from './encoded-part.ts';

/** With its parts as texts, or encoded already. */
export interface RenderedMail<P extends string | EncodedPart = string> {
  to: { name: string; address: string };
  subject: string;
  /** Whom an answer goes to, where that is not us. */
  replyTo?: string;
  html: P;
  text: P;
  /** In addition to those of every mail. */
  headers?: Record<string, string>;
}

interface MailTransportOptions {
  /** `smtp://` or `smtps://`. */
  url: string;
  from: string;
  /** The display name of `from`. */
  name: string;
  /** How many connections stay open from one mail to the next; without it each mail opens its own. */
  connections?: number;
  /** Mails are signed for the domain they come from. */
  dkim?: { keySelector: string; privateKey: string };
}

/** What a mail server did with a mail: took it, or will never take it. */
interface Delivery {
  accepted: boolean;
  /** Its last line. */
  answer: string;
}

const timeoutMs = 8000;

/** Hands mails to the mail server. */
export class MailTransport implements OnModuleDestroy {
  private transport: ReturnType<typeof open> | undefined;
  private readonly domain: string;

  constructor(private readonly options: MailTransportOptions) {
    this.domain = domainOf(options.from);
  }

  /**
   * @param mailId derived from the cause; so is the Message-ID, by which a second copy is recognized
   * @throws UnavailableError when the mail server is down, or wants to be asked again later
   */
  async deliver(
    mailId: string,
    { to, subject, html, text, replyTo, headers }: RenderedMail<string> | RenderedMail<EncodedPart>,
  ): Promise<Delivery> {
    const { from, name } = this.options;
    if (breaksLines(to.address)) return { accepted: false, answer: 'not an address' };
    this.transport ??= open(this.options);
    try {
      const transport = await this.transport;
      const { response } = await transport.sendMail({
        messageId: `<${mailId}@${this.domain}>`,
        from: { name: oneLine(name), address: from },
        to: { name: oneLine(to.name), address: to.address },
        ...(replyTo && !breaksLines(replyTo) && { replyTo }),
        subject: oneLine(subject),
        html,
        text,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
      });
      return { accepted: true, answer: response };
    } catch (error) {
      if (isForGood(error)) return { accepted: false, answer: `${error.responseCode}` };
      throw new UnavailableError('The mail server', error);
    }
  }

  async onModuleDestroy(): Promise<void> {
    (await this.transport)?.close();
  }
}

/** Its own connections, so that many mails keep no other waiting. */
export class BulkTransport extends MailTransport {}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The client is loaded with the first mail. */
async function open({ url, from, connections, dkim }: MailTransportOptions) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    // The caller decides whether to resend after a broken connection.
    ...(connections && {
      pool: true,
      maxConnections: connections,
      maxMessages: Number.POSITIVE_INFINITY,
      maxRequeues: 0,
    }),
    ...(dkim && { dkim: { ...dkim, domainName: domainOf(from) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A name or subject that holds a line break could add headers of its own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const breaksLines = (address: string): boolean => /[\s\p{Cc}<>,;]/u.test(address);

/** The server knows this recipient or this mail and will never take it (5xx); everything else is worth another try. */
function isForGood(error: unknown): error is Error & { responseCode: number } {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
