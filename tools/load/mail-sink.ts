import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Enough of a mail's beginning to find its Message-ID in. */
const headBytes = 16_384;

/** A mail server that takes every mail and remembers of each only whom it was for and what it was called. */
export class MailSink {
  /** Message-IDs by recipient, one for each time a mail was taken. */
  readonly taken = new Map<string, string[]>();
  /** Mails so far. */
  count = 0;
  /** Refuses every recipient for now (451). */
  refuses = false;
  /** How long it thinks about each mail before it answers. */
  delayMs = 0;
  readonly #server: SMTPServer;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disableReverseLookup: true,
      maxClients: 100,
      onRcptTo: (_, __, done) =>
        done(this.refuses ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
      onData: (stream, { envelope }, done) => {
        let head = '';
        stream.on('data', (chunk: Buffer) => {
          if (head.length < headBytes) head += chunk.toString('latin1');
        });
        stream.on('end', () => {
          const messageId = /^message-id:\s+<([^>]+)>/im.exec(head)?.[1];
          if (!messageId) return done(new Error('a mail without a Message-ID'));
          for (const { address } of envelope.rcptTo) this.#take(address, messageId);
          setTimeout(done, this.delayMs);
        });
      },
    });
    // A sender that is killed in the middle of a mail is what is measured.
    this.#server.on('error', () => undefined);
    this.#server.server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  static async open(): Promise<MailSink> {
    const sink = new MailSink();
    const listening = sink.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    sink.#port = (listening.address() as AddressInfo).port;
    return sink;
  }

  /** For SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Cuts every connection, also between a mail and its answer. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #take(address: string, messageId: string): void {
    this.count++;
    const known = this.taken.get(address);
    if (known) known.push(messageId);
    else this.taken.set(address, [messageId]);
  }
}
