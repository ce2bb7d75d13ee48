import { describe, expect, it } from 'vitest';
import { defaultAssumptions } from './assumptions.ts';
import { parseOptions } from './options.ts';

describe('the options of npm run capacity', () => {
  it('are a million members under the default assumptions where none is given', () => {
    expect(parseOptions([])).toEqual({
      members: 1_000_000,
      assumed: defaultAssumptions,
      check: false,
      help: false,
    });
  });

  it('change assumptions', () => {
    const { members, assumed } = parseOptions(['--members', '1e7', '--peak', '6', '--node-cores', '32']);
    expect([members, assumed.peakFactor, assumed.nodeCores]).toEqual([10_000_000, 6, 32]);
  });

  it.each([
    ['members', 'many'],
    ['members', '0'],
    ['members', '1.5'],
    ['members', ''],
    ['active', '1.1'],
    ['peak', '0.5'],
    ['max-use', '0'],
    ['years', '-1'],
    ['mails', 'x'],
    ['node-cores', '0'],
    ['node-memory', 'NaN'],
  ])('are refused by name: --%s %s', (name, value) => {
    expect(() => parseOptions([`--${name}=${value}`])).toThrow(`--${name} takes a`);
  });

  it('are refused where they are not known', () => {
    expect(() => parseOptions(['--member', '5'])).toThrow("'--member'");
  });
});
