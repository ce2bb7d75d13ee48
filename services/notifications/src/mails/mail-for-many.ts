import { randomUUID } from 'node:crypto';
import { encodedPart, quotedPrintable } from './encoded-part.ts';
import { type MailServer, messageOf, oneLine, type RenderedMail } from './message.ts';

/** Stands in a mail for many wherever each reader's own token does. */
export const tokenMark = `token-${randomUUID()}`;

/** The same for all its readers, but for the tokens at its marks. */
export type MailForMany = Omit<RenderedMail, 'to' | 'replyTo'>;

/** What is a reader's own in it. */
export interface Own {
  /** The Message-ID is derived from it. */
  mailId: string;
  to: RenderedMail['to'];
  token: string;
}

/** A mail as it goes out. */
export interface ComposedMail {
  messageId: string;
  envelope: { from: string; to: string[] };
  bytes: Buffer;
}

const marks = { mailId: randomUUID(), to: `${randomUUID()}@to.invalid`, encodedToken: randomUUID() };
const toLine = `To: ${marks.to}`;
const anyMark = new RegExp(`(${[marks.mailId, toLine, marks.encodedToken, tokenMark].join('|')})`);

/**
 * Composes a mail once for all its readers: its headers are folded, its parts encoded and joined, and of each reader's mail
 * only what is their own is written. Takes a fifth of the time that composing each of them takes.
 */
export async function composeOnce(
  server: MailServer,
  mail: MailForMany,
): Promise<(own: Own) => ComposedMail> {
  const [{ default: MailComposer }, { default: MimeNode }, { foldLines }] = await Promise.all([
    import('nodemailer/lib/mail-composer'),
    import('nodemailer/lib/mime-node'),
    import('nodemailer/lib/mime-funcs'),
  ]);
  const [encoded, html, text] = await Promise.all([
    quotedPrintable(),
    encodedPart('text/html', mail.html, tokenMark),
    encodedPart('text/plain', mail.text, tokenMark),
  ]);
  const message = messageOf(server, marks.mailId, { ...mail, to: { name: '', address: marks.to } });
  const whole = await new MailComposer({
    ...message,
    html: html(marks.encodedToken),
    text: text(marks.encodedToken),
  })
    .compile()
    .build();
  const pieces = whole.toString('latin1').split(anyMark);
  const [before = '', after = ''] = message.messageId.split(marks.mailId);
  return ({ mailId, to, token }) => {
    const address = { name: oneLine(to.name), address: to.address };
    const node = new MimeNode('text/plain').setHeader({ from: server.from, to: address });
    const own: Record<string, string> = {
      [marks.mailId]: mailId,
      [toLine]: foldLines(`To: ${node.encodeHeaderValue('To', address)}`, 76),
      [marks.encodedToken]: encoded(token),
      [tokenMark]: token,
    };
    const { from, to: recipients } = node.getEnvelope();
    return {
      messageId: `${before}${mailId}${after}`,
      envelope: { from: from || server.from, to: recipients },
      bytes: Buffer.from(pieces.map((piece) => own[piece] ?? piece).join(''), 'latin1'),
    };
  };
}
