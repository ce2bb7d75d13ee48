import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { birthOf, isAlive } from './process-identity.ts';

it('knows a process from another that got the same pid later', () => {
  const birth = birthOf(process.pid) ?? '';
  expect(isAlive({ pid: process.pid, birth })).toBe(true);
  expect(isAlive({ pid: process.pid, birth: `${birth}1` })).toBe(false);
});

it('sees that a process has ended', async () => {
  const child = spawn('sleep', ['30']);
  await once(child, 'spawn');
  const identity = { pid: child.pid as number, birth: birthOf(child.pid as number) ?? '' };
  expect(isAlive(identity)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(identity)).toBe(false);
});
