import fs from 'node:fs';
import { vi } from 'vitest';

/** Everything this process writes to its standard output and error, as long as the spies are not restored. */
export function collectLogLines(): { text(): string; stop(): void } {
  let text = '';
  const keep = (chunk: unknown) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array).toString();
  };
  const write = fs.writeSync.bind(fs) as (...args: unknown[]) => number;
  // Logs go to the file descriptor, past the streams of the process.
  const spies = [
    vi.spyOn(fs, 'writeSync').mockImplementation(((fd: number, chunk: unknown, ...rest: unknown[]) => {
      if (fd > 2) return write(fd, chunk, ...rest);
      keep(chunk);
      return Buffer.byteLength(chunk as string);
    }) as typeof fs.writeSync),
    ...[process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation(((chunk: unknown) => {
        keep(chunk);
        return true;
      }) as typeof stream.write),
    ),
  ];
  return {
    text: () => text,
    stop: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
