import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Enough of a mail's beginning to find its Message-ID in. */
const headBytes = 16_384;

interface Login {
  user: string;
  password: string;
}

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

  readonly #host: string;
  readonly #login: Login | undefined;

  private constructor(host: string, login: Login | undefined) {
    this.#host = host;
    this.#login = login;
    this.#server = new SMTPServer({
      authOptional: !login,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === login?.user && password === login?.password
          ? done(null, { user: username })
          : done(new Error('Invalid login')),
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

  /** @param login what it wants to be told by whoever sends; without one it takes mails of everybody */
  static async open(host = '127.0.0.1', login?: Login): Promise<MailSink> {
    const sink = new MailSink(host, login);
    const listening = sink.#server.listen(0, host);
    await once(listening, 'listening');
    sink.#port = (listening.address() as AddressInfo).port;
    return sink;
  }

  /** For SMTP_URL. */
  get url(): string {
    const login = this.#login ? `${this.#login.user}:${this.#login.password}@` : '';
    return `smtp://${login}${this.#host}:${this.#port}`;
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
