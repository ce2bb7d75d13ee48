import { describe, expect, it } from 'vitest';
import { KeyedSemaphore, Semaphore } from './semaphore.ts';

const soon = () => performance.now() + 50;
const later = () => performance.now() + 10_000;

describe('a semaphore', () => {
  it('lets so many in at a time, and the others in the order they came', async () => {
    const semaphore = new Semaphore(2);
    const entered: number[] = [];
    const all = [1, 2, 3, 4].map((at) => semaphore.acquire(later()).then(() => entered.push(at)));
    await Promise.all(all.slice(0, 2));
    expect(entered).toEqual([1, 2]);
    semaphore.release();
    await all[2];
    semaphore.release();
    await all[3];
    expect(entered).toEqual([1, 2, 3, 4]);
  });

  it('sends away whoever has waited too long, and nobody waits behind them', async () => {
    const semaphore = new Semaphore(1);
    await semaphore.acquire(later());
    await expect(semaphore.acquire(soon())).rejects.toThrow('did not leave in time');
    await expect(semaphore.acquire(performance.now() - 1)).rejects.toThrow('no time left');
    const next = semaphore.acquire(later());
    semaphore.release();
    await next;
    semaphore.release();
    await semaphore.acquire(soon());
  });
});

describe('a semaphore by key', () => {
  it('admits callers with the same key one after another, and others at once', async () => {
    const semaphore = new KeyedSemaphore();
    const entered: string[] = [];
    const enter = (name: string, key: string) =>
      semaphore.acquire(key, later()).then((release) => {
        entered.push(name);
        return release;
      });
    const leaveFirst = await enter('first', 'a');
    const second = enter('second', 'a');
    const leaveOther = await enter('other', 'b');
    expect(entered).toEqual(['first', 'other']);
    leaveFirst();
    const leaveSecond = await second;
    expect(entered).toEqual(['first', 'other', 'second']);
    leaveSecond();
    leaveOther();
  });

  it('forgets a key that nobody holds or waits for', async () => {
    const semaphore = new KeyedSemaphore();
    const leave = await semaphore.acquire('a', later());
    await expect(semaphore.acquire('a', soon())).rejects.toThrow('did not leave in time');
    expect(semaphore.size).toBe(1);
    leave();
    expect(semaphore.size).toBe(0);
  });
});
