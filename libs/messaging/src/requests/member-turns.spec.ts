import type { Actor, Role } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { MemberTurns } from './member-turns.ts';

const member = (id: string, role: Role = 'member'): Actor => ({
  kind: 'member',
  id,
  role,
  granted: true,
  sessionId: id,
});
const write = { method: 'POST' } as const;
const soon = () => performance.now() + 60_000;
const settled = async (all: readonly Promise<unknown>[]) => {
  const done = new Set<number>();
  for (const [at, one] of all.entries())
    one.then(
      () => done.add(at),
      () => done.add(at),
    );
  await new Promise(setImmediate);
  return done.size;
};

describe('writes of one member at once', () => {
  it('run four at a time, some wait, and the others are refused at once [BEYOND-142] (security 73)', async () => {
    const turns = new MemberTurns();
    const all = Array.from({ length: 110 }, () => turns.acquire(write, member('ada'), soon()));
    expect(await settled(all)).toBe(4 + 78);
    const refused = (await Promise.allSettled(all.slice(32))).map((one) => one.status);
    expect(refused).toEqual(Array.from({ length: 78 }, () => 'rejected'));
    await expect(all.at(-1)).rejects.toMatchObject({ kind: 'limited', code: 'common.too_many_at_once' });
    // Everybody else goes on meanwhile.
    await turns.acquire(write, member('ben'), soon());
    for (const one of all.slice(0, 32)) (await one)();
    await turns.acquire(write, member('ada'), soon());
  });

  it('run one after another where they create something [BEYOND-142]', async () => {
    const turns = new MemberTurns();
    const creation = { method: 'POST', idempotent: 'in transaction' } as const;
    const [first, second] = [1, 2].map(() => turns.acquire(creation, member('ada'), soon()));
    expect(await settled([first, second] as Promise<unknown>[])).toBe(1);
    // What changes something else does not wait for it.
    await turns.acquire(write, member('ada'), soon());
    (await first)?.();
    await second;
  });

  it('are refused as too many when their turn does not come in time', async () => {
    const turns = new MemberTurns();
    for (let running = 0; running < 4; running++) await turns.acquire(write, member('ada'), soon());
    const late = turns.acquire(write, member('ada'), performance.now() + 1);
    await expect(late).rejects.toMatchObject({ kind: 'limited' });
  });

  it.each([
    ['reads', { method: 'GET' } as const, member('ada')],
    ['what services ask each other', {}, member('ada')],
    ['the staff', write, member('eve', 'editor')],
    ['visitors', write, { kind: 'visitor', mark: 'x' } as const],
  ])('leave out %s', async (_, route, actor) => {
    const turns = new MemberTurns();
    const all = Array.from({ length: 110 }, () => turns.acquire(route, actor, soon()));
    expect(await settled(all)).toBe(110);
    await Promise.all(all);
  });
});
