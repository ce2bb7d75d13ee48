import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersOf } from './answers.ts';
import { quantile } from './measure.ts';

export interface OpenLoadOptions {
  /** `http://127.0.0.1:8080` */
  url: string;
  /** The path of each request, asked for one by one. */
  nextPath: () => string;
  perSecond: number;
  seconds: number;
  headers?: Record<string, string>;
}

/** What a server did with requests that came at a constant rate, whatever it did with those before. */
export interface OpenLoadFigures {
  offered: number;
  /** Seconds from the first request to the last answer, at least as long as requests came. */
  seconds: number;
  /** Answers with 200, and their milliseconds from when the request was due. */
  answered: number;
  p50: number;
  p99: number;
  /** Answers with 503, likewise. */
  refused: number;
  refusedP99: number;
  /** Those that told how long to wait. */
  refusedWithRetry: number;
  /** Any other answer, none, or one after ten seconds. */
  failed: number;
}

/** More people than this do not open a connection in the same moment: further requests wait, and their time counts. */
const maxConnections = 1000;
const timeoutMs = 10_000;

interface Connection {
  socket: Socket;
  answers: ReturnType<typeof answersOf>;
}

/**
 * Requests at a constant rate, as they come from many people who do not wait for one another. The time of each counts from
 * when it was due, so that a server which falls behind cannot hide it.
 */
export async function openLoad(options: OpenLoadOptions): Promise<OpenLoadFigures> {
  const { url, nextPath, perSecond, seconds, headers = {} } = options;
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = ` HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`;
  const idle: Connection[] = [];
  const waiting: ((connection: Connection | undefined) => void)[] = [];
  let open = 0;
  const opened = (): Connection => {
    open += 1;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    return { socket, answers: answersOf(socket) };
  };
  const taken = (): Connection | Promise<Connection | undefined> => {
    const ready = idle.pop();
    if (ready) return ready;
    if (open < maxConnections) return opened();
    return new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (connection: Connection) => {
    const next = waiting.shift();
    if (next) next(connection);
    else idle.push(connection);
  };
  const times: number[] = [];
  const refusals: number[] = [];
  let [failed, refusedWithRetry] = [0, 0];
  const ask = async (dueAt: number) => {
    const connection = await taken();
    if (!connection) return void failed++;
    try {
      connection.socket.write(`GET ${nextPath()}${rest}`);
      const { status, retryAfter } = await connection.answers.next();
      giveBack(connection);
      const took = performance.now() - dueAt;
      if (took > timeoutMs || (status !== 200 && status !== 503)) failed++;
      else if (status === 200) times.push(took);
      else {
        refusals.push(took);
        if (retryAfter) refusedWithRetry++;
      }
    } catch {
      failed++;
      open -= 1;
      connection.socket.destroy();
      if (waiting.length > 0) giveBack(opened());
    }
  };
  const began = performance.now();
  const offered = Math.round(perSecond * seconds);
  const asked: Promise<void>[] = [];
  while (asked.length < offered) {
    const due = Math.min(offered, Math.ceil(((performance.now() - began) * perSecond) / 1000));
    while (asked.length < due) asked.push(ask(began + (asked.length * 1000) / perSecond));
    await sleep(1);
  }
  const all = Promise.all(asked);
  await Promise.race([all, sleep(timeoutMs, undefined, { ref: false })]);
  for (const give of waiting.splice(0)) give(undefined);
  for (const { socket } of idle) socket.destroy();
  return {
    offered,
    seconds: Math.max(seconds, (performance.now() - began) / 1000),
    answered: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    refused: refusals.length,
    refusedP99: quantile(refusals, 0.99),
    refusedWithRetry,
    failed,
  };
}
