import { describe, expect, it } from 'vitest';
import { Turnstile } from './turnstile.ts';

const soon = () => performance.now() + 50;
const later = () => performance.now() + 10_000;

describe('a turnstile', () => {
  it('lets so many in at a time, and the others in the order they came', async () => {
    const turnstile = new Turnstile(2);
    const entered: number[] = [];
    const all = [1, 2, 3, 4].map((at) => turnstile.enter(later()).then(() => entered.push(at)));
    await Promise.all(all.slice(0, 2));
    expect(entered).toEqual([1, 2]);
    turnstile.leave();
    await all[2];
    turnstile.leave();
    await all[3];
    expect(entered).toEqual([1, 2, 3, 4]);
  });

  it('sends away whoever has waited too long, and nobody waits behind them', async () => {
    const turnstile = new Turnstile(1);
    await turnstile.enter(later());
    await expect(turnstile.enter(soon())).rejects.toThrow('did not leave in time');
    await expect(turnstile.enter(performance.now() - 1)).rejects.toThrow('no time left');
    const next = turnstile.enter(later());
    turnstile.leave();
    await next;
    turnstile.leave();
    await turnstile.enter(soon());
  });
});
