import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** What a process is started with so that `heldMiB` can ask it. */
export const openToInspection = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/**
 * MiB that a process cannot give back: heap and buffers after full collections.
 * @param log where the process has written the address of its inspector
 */
export async function heldMiB(log: string): Promise<number> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(readFileSync(log, 'utf8')) ?? [];
  if (!address) throw new Error(`${log} names no inspector`);
  const socket = new WebSocket(address);
  await once(socket, 'open');
  try {
    for (let round = 0; round < 2; round++) await ask(socket, 'HeapProfiler.collectGarbage');
    const { result } = await ask(socket, 'Runtime.evaluate', {
      expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
    });
    return Number(result?.value) / 1024 / 1024;
  } finally {
    socket.close();
  }
}

let asked = 0;

function ask(socket: WebSocket, method: string, params = {}): Promise<{ result?: { value: unknown } }> {
  const id = ++asked;
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as { id?: number; result: { result?: { value: unknown } } };
      if (answer.id !== id) return;
      socket.removeEventListener('message', listen);
      resolve(answer.result);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params }));
  });
}
