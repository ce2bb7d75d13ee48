import { describe, expect, it } from 'vitest';
import { acts } from '../../load/acts.ts';
import { planActs } from './plan-acts.ts';

const members = Array.from({ length: 6 }, (_, at) => ({ id: `m${at}`, token: `t${at}` }));
const some = (kind: string) => Array.from({ length: 3 }, (_, at) => `${kind}${at}`);
const targets = {
  items: some('i'),
  recipes: some('r'),
  posts: some('p'),
  sessions: some('s'),
  fullSessions: some('f'),
  challenges: some('c'),
  postings: some('j'),
  words: some('w'),
  wants: some('n'),
  ballots: Array.from({ length: 3 }, (_, at) => `c${at}@e${at}`),
  slots: Array.from({ length: 18 }, (_, at) => `c${at}@t${at}`),
  orders: Array.from({ length: 18 }, (_, at) => `i${Math.floor(at / 6)}@t${at % 6}`),
};
const plan = (events: number) => planActs({ events, members, targets });

describe('the acts of the product that are planned', () => {
  it('are of all kinds from the beginning', () => {
    const kinds = plan(acts.length).map(({ key }) => key.split(' m')[0]);
    expect(kinds).toEqual(acts.map(({ kind }) => kind));
  });

  it('are refused where a kind would be left out', () => {
    expect(() => planActs({ events: 10, members, targets: { ...targets, items: [] } })).toThrow(
      'a kind of act has no targets',
    );
  });

  it('are never the same twice, and end when nothing is left to do', () => {
    const keys = plan(10_000).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(acts.length * 18 - 2 * 6);
  });

  it('come after those they need', () => {
    const wishes = plan(10_000);
    const keys = wishes.map(({ key }) => key);
    const needy = wishes.flatMap(({ key, after }) => (after ? [[key, after] as const] : []));
    expect(needy.length).toBeGreaterThan(0);
    for (const [key, after] of needy) expect(keys.indexOf(after)).toBeLessThan(keys.indexOf(key));
    expect(keys).not.toContain(undefined);
  });

  it('are never done to oneself, nor asked of one another in both directions', () => {
    const requests = plan(10_000).flatMap(({ key }) => (key.startsWith('request ') ? [key.slice(8)] : []));
    const turned = requests.map((pair) => pair.split('/').reverse().join('/'));
    expect(requests.filter((pair) => turned.includes(pair))).toEqual([]);
  });
});
