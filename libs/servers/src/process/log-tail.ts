import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const READ_BYTES = 32_768;
const ERRORS = 3;

export interface LogTailOptions {
  /** How many lines. */
  count?: number;
  /** Where in the file, in bytes, the run began that is asked about. */
  from?: number;
}

/**
 * The last lines of a log file, JSON log lines turned into readable ones; before them the latest errors, which
 * may have been followed by much else. Empty when there is no file.
 */
export function logTail(file: string, { count = 15, from = 0 }: LogTailOptions = {}): string[] {
  const lines = lastText(file, from).trimEnd().split('\n').filter(Boolean).map(readable);
  const last = lines.slice(-count);
  const errors = lines.slice(0, -count).filter((line) => /^(error|fatal) /.test(line));
  return [...errors.slice(-ERRORS), ...last];
}

function lastText(file: string, from: number): string {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return '';
  }
  try {
    const { size } = fstatSync(handle);
    const start = Math.max(Math.min(from, size), size - READ_BYTES);
    const buffer = Buffer.alloc(size - start);
    readSync(handle, buffer, 0, buffer.length, start);
    return buffer.toString('utf8');
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
