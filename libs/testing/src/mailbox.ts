import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

/** A mail as it arrived: parsed, and its bytes as text. */
export interface ReceivedMail extends Email {
  raw: string;
  /** The SMTP envelope recipients, regardless of the headers. */
  recipients: string[];
}

/** A real mail server that stores what it receives. */
export class Mailbox {
  readonly mails: ReceivedMail[] = [];
  /** Connections so far. */
  visits = 0;
  /** Rejects the next mails with this SMTP code: 4xx temporarily, 5xx permanently. */
  refusal: number | null = null;
  /** Runs between the last byte of a mail and the reply. */
  beforeAnswer: () => unknown = () => undefined;
  readonly #server: SMTPServer;
  #port = 0;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disableReverseLookup: true,
      onConnect: (_, done) => {
        this.visits += 1;
        done();
      },
      onRcptTo: (_, __, done) => done(this.#refused()),
      onData: (stream, session, done) => {
        const take = async (bytes: Buffer) => {
          const raw = bytes.toString('utf8');
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          this.mails.push({ ...(await PostalMime.parse(bytes)), raw, recipients });
          await this.beforeAnswer();
          done();
        };
        // Of a client that disconnects in the middle of a mail nothing arrives.
        buffer(stream).then(take, () => undefined);
      },
    });
    // Some tests are about a client that disconnects in the middle of a mail.
    this.#server.on('error', () => undefined);
  }

  /** @param port the one to listen on; a free one by default */
  static async open(port = 0): Promise<Mailbox> {
    const mailbox = new Mailbox();
    const listening = mailbox.#server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    mailbox.#port = (listening.address() as { port: number }).port;
    return mailbox;
  }

  /** For SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  to = (address: string): ReceivedMail[] => this.mails.filter((mail) => mail.recipients.includes(address));

  /** The newest mail to an address, once there are this many. */
  newestTo(address: string, count = 1): Promise<ReceivedMail> {
    return eventually(() => {
      const mails = this.to(address);
      const newest = mails.at(-1);
      if (!newest || mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${address}`);
      return newest;
    }, 20_000);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #refused(): Error | null {
    return this.refusal === null
      ? null
      : Object.assign(new Error('refused by the test'), { responseCode: this.refusal });
  }
}

/** The token in the link of a mail. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /\/profile\?link=[a-z-]+#([\w.-]+)/.exec(mail.text ?? '')?.[1];
  if (!token) throw new Error(`no link in: ${mail.text}`);
  return token;
}
