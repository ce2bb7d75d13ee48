import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readState, StateFile } from './state-file.ts';

describe('.data/run/stack.json', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'barspoon-state-'));
  const part = { name: 'gateway', label: '', address: 'http://127.0.0.1:8080', log: 'gateway.log' };

  it('belongs to the first of two starts', () => {
    const dir = folder();
    const first = new StateFile(dir, 'one process');
    expect(first.claim()).toBe(true);
    expect(new StateFile(dir, 'one process').claim()).toBe(false);
    first.remove();
    expect(new StateFile(dir, 'one process').claim()).toBe(true);
  });

  it('says name, pid and address of each process, the latest after a restart', () => {
    const dir = folder();
    const file = new StateFile(dir, 'one process each');
    file.claim();
    for (const pid of [101, 102]) file.record(part as never, { pid, birth: '7' });
    const state = readState(dir);
    expect(state).toMatchObject({
      mode: 'one process each',
      status: 'starting',
      launcher: { pid: process.pid },
    });
    expect(state?.processes).toMatchObject([
      { name: 'gateway', pid: 102, birth: '7', address: part.address },
    ]);
  });

  it('is not written again once it was removed', () => {
    const dir = folder();
    const file = new StateFile(dir, 'one process');
    file.claim();
    file.remove();
    file.change({ status: 'stopping' });
    expect(readdirSync(join(dir, 'run'))).toEqual([]);
  });

  it('counts as none when it is damaged', () => {
    const dir = folder();
    new StateFile(dir, 'one process').claim();
    writeFileSync(join(dir, 'run', 'stack.json'), '{"status":');
    expect(readState(dir)).toBeNull();
    expect(existsSync(join(dir, 'run', 'stack.json'))).toBe(true);
  });
});
