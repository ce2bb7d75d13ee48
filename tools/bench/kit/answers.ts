import type { Socket } from 'node:net';

/** An answer of a server, without its body. */
interface Answer {
  status: number;
  bytes: number;
  /** The seconds after which to ask again, where it says so. */
  retryAfter: number | undefined;
}

/** The answers on a connection, one for each request. Understands those that name their length. */
export function answersOf(socket: Socket): { next(): Promise<Answer> } {
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  let head: Buffer = Buffer.alloc(0);
  let answer: Answer | undefined;
  let missing = 0;
  const take = (chunk: Buffer): void => {
    if (!answer) {
      head = head.length ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
      if (Number.isNaN(length)) throw new Error(`an answer without length: ${text}`);
      const retryAfter = /\r\nretry-after: (\d+)/i.exec(text)?.[1];
      answer = {
        status: Number(text.slice(9, 12)),
        bytes: length,
        retryAfter: Number(retryAfter) || undefined,
      };
      missing = length - (head.length - end - 4);
      head = Buffer.alloc(0);
    } else missing -= chunk.length;
    if (missing > 0) return;
    const whole = answer;
    answer = undefined;
    waiting?.resolve(whole);
  };
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('data', (chunk) => {
    try {
      take(chunk);
    } catch (error) {
      fail(error as Error);
    }
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server has closed the connection')));
  return {
    next: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        if (socket.destroyed) fail(new Error('the server has closed the connection'));
      }),
  };
}
