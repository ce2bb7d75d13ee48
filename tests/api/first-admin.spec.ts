import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { challengeRoutes, profileRoutes } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack([identity, gateway]);
});
afterAll(() => stack.stop());

const email = 'boss@drinks.bar';
const run = promisify(execFile);
async function command(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['tools/user/user.ts', ...args], {
    env: { ...process.env, ...stack.env, PUBLIC_URL: 'https://drinks.bar' },
  });
  return stdout;
}
const tokenIn = (said: string) => /https:\/\/drinks\.bar\/profile\?link=[\w-]+#(\S+)/.exec(said)?.[1] ?? '';

it('chooses a password by a link from the log, once, and nobody else knows one [BEYOND-271]', async () => {
  const said = await command('create', email, '--role', 'admin', '--link');
  expect(said).not.toContain('may sign in with');
  const token = tokenIn(said);
  const choose = (password: string) =>
    stack.visitor().send(challengeRoutes.resetPassword, { body: { token, password } });
  expect((await choose('a password of my own')).status).toBeLessThan(300);
  const boss = await stack.visitor().signIn(email, 'a password of my own');
  expect(await boss.call(profileRoutes.me, {})).toMatchObject({ role: 'admin', email });
  expect((await choose('a password of another')).status).toBeGreaterThanOrEqual(400);
});

it('gets another link at any time [BEYOND-271]', async () => {
  expect(tokenIn(await command('link', email))).not.toBe('');
  await expect(command('link', 'nobody@drinks.bar')).rejects.toThrow();
});
