import { connect } from 'node:net';
import { answersOf } from './answers.ts';
import { quantile } from './measure.ts';

export interface LoadOptions {
  /** `http://127.0.0.1:8080` */
  url: string;
  /** The path of each request, asked for one by one. */
  nextPath: () => string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** JSON that is sent with each request, which is a POST then. */
  body?: string;
}

/** What a server did in a while. */
export interface LoadFigures {
  perSecond: number;
  requests: number;
  /** Answers with another status than 200. */
  refused: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Bytes of a body on average. */
  bytes: number;
}

/**
 * Keeps connections busy with one request after another. Written on the bare socket: a full client would take the processor
 * away from what is measured. Understands answers that name their length.
 */
export async function load(options: LoadOptions): Promise<LoadFigures> {
  const times: number[] = [];
  const sum = { refused: 0, bytes: 0 };
  const ends = performance.now() + options.seconds * 1000;
  const began = performance.now();
  await Promise.all(Array.from({ length: options.connections }, () => keepBusy(options, ends, times, sum)));
  const seconds = (performance.now() - began) / 1000;
  return {
    perSecond: times.length / seconds,
    requests: times.length,
    refused: sum.refused,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes: sum.bytes / Math.max(1, times.length),
  };
}

/** So many requests until V8 has compiled what a request runs; measured before that, a server costs several times as much. */
const warmUpRequests = 4000;

/** Lets a server answer so many requests that its code is compiled. */
export async function warmUp(options: Omit<LoadOptions, 'seconds'>): Promise<void> {
  for (let left = warmUpRequests; left > 0; ) left -= (await load({ ...options, seconds: 1 })).requests;
}

async function keepBusy(
  { url, nextPath, headers = {}, body = '' }: LoadOptions,
  ends: number,
  times: number[],
  sum: { refused: number; bytes: number },
): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (body) lines.push(`content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`);
  const method = body ? 'POST' : 'GET';
  const rest = ` HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n${body}`;
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const answers = answersOf(socket);
  try {
    while (performance.now() < ends) {
      const asked = performance.now();
      socket.write(`${method} ${nextPath()}${rest}`);
      const { status, bytes } = await answers.next();
      times.push(performance.now() - asked);
      sum.bytes += bytes;
      if (status !== 200) sum.refused++;
    }
  } finally {
    socket.destroy();
  }
}
