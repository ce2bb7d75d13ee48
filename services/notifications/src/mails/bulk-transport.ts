import { Readable } from 'node:stream';
import type { OnModuleDestroy } from '@nestjs/common';
import { type ComposedMail, composeOnce, type MailForMany, type Own } from './mail-for-many.ts';
import { type Delivery, noAddress, refusalOf } from './mail-transport.ts';
import { breaksLines, type MailServer, optionsOf, signerOf } from './message.ts';

/**
 * @param before while the mail server already hears whom the mail is for, the mail itself waits for this
 * @throws what `MailTransport.deliver` throws
 */
export type SendToOne = (own: Own, before: Promise<unknown>) => Promise<Delivery>;

interface BulkServer extends MailServer {
  /** So many stay open from one mail to the next. */
  connections: number;
}

/** Hands one mail to the mail server for one reader after the other, over its own connections: no other mail waits. */
export class BulkTransport implements OnModuleDestroy {
  private pool: ReturnType<typeof open> | undefined;

  constructor(private readonly server: BulkServer) {}

  async prepare(mail: MailForMany): Promise<SendToOne> {
    const compose = await composeOnce(this.server, mail);
    return async (own, before) =>
      breaksLines(own.to.address) ? noAddress : this.deliver(compose(own), before);
  }

  async onModuleDestroy(): Promise<void> {
    (await this.pool)?.close();
  }

  private async deliver(mail: ComposedMail, before: Promise<unknown>): Promise<Delivery> {
    this.pool ??= open(this.server);
    const send = await this.pool.then(({ send }) => send);
    try {
      return { accepted: true, answer: await send(mail, before) };
    } catch (error) {
      return refusalOf(error);
    }
  }
}

/** The client is loaded with the first mail. What it would compose is composed already, so its pool is used directly. */
async function open(server: BulkServer) {
  const [{ default: Pool }, { default: Dkim }] = await Promise.all([
    import('nodemailer/lib/smtp-pool'),
    import('nodemailer/lib/dkim'),
  ]);
  const pool = new Pool({
    ...optionsOf(server),
    maxConnections: server.connections,
    maxMessages: Number.POSITIVE_INFINITY,
    // Who is told that a connection broke decides whether to send again.
    maxRequeues: 0,
  });
  // Whoever sends is told as well.
  pool.on('error', () => undefined);
  const dkim = server.dkim && new Dkim(signerOf(server, server.dkim));
  const send = ({ messageId, envelope, bytes }: ComposedMail, before: Promise<unknown>): Promise<string> =>
    new Promise((resolve, reject) => {
      const message = {
        messageId: () => messageId,
        getHeader: () => messageId,
        getEnvelope: () => envelope,
        createReadStream: () => {
          const stream = streamAfter(before, bytes);
          return dkim?.sign(stream) ?? stream;
        },
      };
      pool.send({ data: {}, message } as never, (error, sent) =>
        error ? reject(error) : resolve(sent?.response ?? ''),
      );
    });
  return { send, close: () => pool.close() };
}

const streamAfter = (before: Promise<unknown>, bytes: Buffer): Readable =>
  Readable.from(
    (async function* () {
      await before;
      yield bytes;
    })(),
    { objectMode: false },
  );
