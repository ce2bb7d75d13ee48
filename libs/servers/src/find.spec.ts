import { describe, expect, it } from 'vitest';
import { find, findAll, type Wanted } from './find.ts';
import type { Obtainable, Program, Way } from './server.ts';

const program = (origin: string): Program => ({ origin, command: () => ({ file: origin, args: [] }) });
const there = (origin: string): Way => ({ find: async () => program(origin) });
const nowhere: Way = { find: async () => null };

/** A way that has the program once it was obtained, and fails when told to. */
function obtained(origin: string, { fails = false, obstacle = null as string | null } = {}): Way {
  let has = false;
  const obtainable: Obtainable = {
    plan: async () => ({ what: `the thing from ${origin}`, commands: [`get ${origin}`] }),
    obstacle: async () => obstacle,
    obtain: async () => {
      if (fails) throw new Error(`${origin} is out of order`);
      has = true;
    },
  };
  return { find: async () => (has ? program(origin) : null), obtainable };
}

describe('a backing server', () => {
  it('is taken from the first way that has it, and nothing is installed', async () => {
    const wanted: Wanted = { label: 'Thing', ways: [nowhere, obtained('shop'), there('/usr/bin/thing')] };
    expect((await find(wanted))?.origin).toBe('/usr/bin/thing');
    expect((await findAll([wanted])).get(wanted)?.origin).toBe('/usr/bin/thing');
  });

  it('is obtained by the next way when the first one fails', async () => {
    const wanted: Wanted = { label: 'Thing', ways: [obtained('shop', { fails: true }), obtained('market')] };
    expect((await findAll([wanted])).get(wanted)?.origin).toBe('market');
  });

  it('is not obtained with --no-install; the command is said instead', async () => {
    const wanted: Wanted = { label: 'Thing', ways: [obtained('shop')] };
    await expect(findAll([wanted], { noInstall: true })).rejects.toThrow('Thing: get shop');
    expect(await find(wanted)).toBeNull();
  });

  it('that this machine cannot obtain is explained with each reason and command', async () => {
    const wanted: Wanted = { label: 'Thing', ways: [obtained('shop', { obstacle: 'the shop is closed' })] };
    await expect(findAll([wanted])).rejects.toThrow(/the shop is closed\. By hand: get shop/);
  });

  it('whose every way fails is explained with what went wrong', async () => {
    const wanted: Wanted = { label: 'Thing', ways: [obtained('shop', { fails: true })] };
    await expect(findAll([wanted])).rejects.toThrow(/shop is out of order[\s\S]*By hand:\s+get shop/);
  });
});
