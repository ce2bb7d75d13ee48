import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const READ_BYTES = 16_384;

/** The last lines of a log file, JSON log lines turned into readable ones. Empty when there is no file. */
export function logTail(file: string, count = 15): string[] {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return [];
  }
  try {
    const { size } = fstatSync(handle);
    const buffer = Buffer.alloc(Math.min(size, READ_BYTES));
    readSync(handle, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8').trimEnd().split('\n').filter(Boolean).slice(-count).map(readable);
  } finally {
    closeSync(handle);
  }
}

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** One log line as a person reads it: pino's JSON becomes "error message" with its stack; others stay. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const entry = JSON.parse(line) as {
      level?: number | string;
      msg?: string;
      err?: { stack?: string; message?: string };
    };
    if (!entry.msg && !entry.err) return line;
    const level = typeof entry.level === 'number' ? LEVELS[entry.level] : entry.level;
    const error = entry.err?.stack ?? entry.err?.message;
    return [level, entry.msg, error && `\n${error}`].filter(Boolean).join(' ');
  } catch {
    return line;
  }
}
