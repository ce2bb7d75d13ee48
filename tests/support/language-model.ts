import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One thing a scripted model does. */
export type Act =
  | { say: string }
  | { call: string; input: unknown }
  | { wait: number }
  /** Says nothing until then. */
  | { until: Promise<void> }
  | { raw: string }
  /** Breaks the connection. */
  | { cut: true }
  | { status: number };

/** What it was sent. */
export interface Heard {
  authorization: string | undefined;
  model: string;
  messages: { role: string; content: unknown }[];
  tools: { function: { name: string; parameters: unknown } }[];
}

/** A language model that says what a test tells it to, over the API everybody speaks, streamed. */
export interface ScriptedModel {
  readonly env: { ASSISTANT_MODEL_URL: string; ASSISTANT_MODEL: string; ASSISTANT_MODEL_KEY: string };
  readonly heard: Heard[];
  /** What it does from now on; told what it was sent. */
  play(script: (heard: Heard) => Act[]): void;
  stop(): Promise<void>;
}

export const secretKey = 'sk-a-key-of-the-test-only';
const usage = { prompt_tokens: 400, completion_tokens: 40, total_tokens: 440 };

export async function startScriptedModel(): Promise<ScriptedModel> {
  const heard: Heard[] = [];
  let script: (heard: Heard) => Act[] = () => [{ status: 503 }];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Omit<Heard, 'authorization'>;
    const one = { ...body, tools: body.tools ?? [], authorization: request.headers.authorization };
    heard.push(one);
    await act(script(one), response);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      ASSISTANT_MODEL_URL: `http://127.0.0.1:${port}/v1`,
      ASSISTANT_MODEL: 'scripted',
      ASSISTANT_MODEL_KEY: secretKey,
    },
    heard,
    play(next) {
      script = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function act(acts: readonly Act[], response: ServerResponse): Promise<void> {
  let hasCalled = false;
  for (const one of acts) {
    if ('status' in one) {
      response.writeHead(one.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'The script says no' } }));
      return;
    }
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    if ('wait' in one) await sleep(one.wait);
    else if ('until' in one) await one.until;
    else if ('cut' in one) {
      response.destroy();
      return;
    } else if ('raw' in one) response.write(one.raw);
    else if ('say' in one) response.write(chunkOf({ content: one.say }));
    else {
      hasCalled = true;
      const { call: name, input } = one;
      const called = { name, arguments: JSON.stringify(input) };
      response.write(
        chunkOf({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: called }] }),
      );
    }
  }
  response.write(chunkOf({}, hasCalled ? 'tool_calls' : 'stop'));
  response.write(`data: ${JSON.stringify({ ...base, choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}

const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted' };
const chunkOf = (delta: object, reason: string | null = null) =>
  `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: reason }] })}\n\n`;
