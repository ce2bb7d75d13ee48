import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logTail } from './log-tail.ts';

const logOf = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'barspoon-log-')), 'part.log');
  writeFileSync(file, text);
  return file;
};

describe('the last lines of a log', () => {
  it('are the last ones of a long file', () => {
    const text = Array.from({ length: 5_000 }, (_, i) => `line ${i}`).join('\n');
    expect(logTail(logOf(`${text}\n`), { count: 2 })).toEqual(['line 4998', 'line 4999']);
  });

  it('show what a structured line says, with the stack of its error', () => {
    const entry = {
      level: 50,
      time: 1,
      msg: 'cannot start',
      err: { message: 'no', stack: 'Error: no\n    at here' },
    };
    expect(logTail(logOf(`plain\n${JSON.stringify(entry)}\n`))).toEqual([
      'plain',
      'error cannot start \nError: no\n    at here',
    ]);
  });

  it('bring along an error that much else came after', () => {
    const after = Array.from({ length: 40 }, (_, i) => `{"level":"info","msg":"step ${i}"}`).join('\n');
    const log = logOf(`{"level":"fatal","msg":"no such index"}\n${after}\n`);
    expect(logTail(log, { count: 2 })).toEqual(['fatal no such index', 'info step 38', 'info step 39']);
  });

  it('begin where the run began that is asked about', () => {
    const before = '{"level":"error","msg":"last week"}\n';
    expect(logTail(logOf(`${before}started\n`), { from: before.length })).toEqual(['started']);
  });

  it('are none when there is no log', () => {
    expect(logTail('/nowhere/part.log')).toEqual([]);
  });
});
