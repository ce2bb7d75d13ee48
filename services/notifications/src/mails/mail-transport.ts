import { UnavailableError } from '@barspoon/platform';
import type { OnModuleDestroy } from '@nestjs/common';
import {
  breaksLines,
  type MailServer,
  messageOf,
  optionsOf,
  type RenderedMail,
  signerOf,
} from './message.ts';

/** What a mail server did with a mail: took it, or will never take it. */
export interface Delivery {
  accepted: boolean;
  /** Its last line. */
  answer: string;
}

/** Hands mails to the mail server, each over a connection of its own. */
export class MailTransport implements OnModuleDestroy {
  private transport: ReturnType<typeof open> | undefined;

  constructor(private readonly server: MailServer) {}

  /**
   * @param mailId derived from the cause; so is the Message-ID, by which a second copy is recognized
   * @throws UnavailableError when the mail server is down, or wants to be asked again later
   */
  async deliver(mailId: string, mail: RenderedMail): Promise<Delivery> {
    if (breaksLines(mail.to.address)) return noAddress;
    this.transport ??= open(this.server);
    try {
      const transport = await this.transport;
      const { response } = await transport.sendMail(messageOf(this.server, mailId, mail));
      return { accepted: true, answer: response };
    } catch (error) {
      return refusalOf(error);
    }
  }

  async onModuleDestroy(): Promise<void> {
    (await this.transport)?.close();
  }
}

/** The client is loaded with the first mail. */
async function open(server: MailServer) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...optionsOf(server),
    ...(server.dkim && { dkim: signerOf(server, server.dkim) }),
  });
}

export const noAddress: Delivery = { accepted: false, answer: 'not an address' };

/**
 * The server knows this recipient or this mail and will never take it (5xx); everything else is worth another try.
 * @throws UnavailableError for what is
 */
export function refusalOf(error: unknown): Delivery {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500)
    return { accepted: false, answer: `${responseCode}` };
  throw new UnavailableError('The mail server', error);
}
