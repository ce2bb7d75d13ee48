import { parseArgs } from 'node:util';
import { type Assumptions, defaultAssumptions } from './assumptions.ts';

export interface Options {
  members: number;
  assumed: Assumptions;
  check: boolean;
  help: boolean;
}

/** Options that change an assumption, and what of it may be. */
const changes = {
  active: { of: 'activeShare', min: 0, max: 1 },
  peak: { of: 'peakFactor', min: 1, max: 1000 },
  'max-use': { of: 'maxUse', min: 0.01, max: 1 },
  years: { of: 'years', min: 0, max: 100 },
  mails: { of: 'bulkMailsAWeek', min: 0, max: 1000 },
  'node-cores': { of: 'nodeCores', min: 1, max: 10_000 },
  'node-memory': { of: 'nodeGiB', min: 1, max: 100_000 },
} as const;

export const usage = `npm run capacity -- --members 10000000: what a site of that size takes, and where it is full next

  --members 1000000   how many there are
  --active 0.1        share of them who come on a day
  --peak 4            the busiest minutes, times the mean of the day
  --max-use 0.6       share of a processor that is used then
  --years 3           for so long what members do has been kept
  --mails 1           bulk mails a member gets in a week
  --node-cores 16     of a machine for services
  --node-memory 64    its GiB
  --check             how far the costs are from the load test that was measured with them

The costs are measured: npm run bench -- unit-costs. docs/capacity.md holds them, the other assumptions and a table of sizes.`;

/** @throws Error that names the option which is wrong */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      members: { type: 'string', default: '1000000' },
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, { type: 'string' as const }])),
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const given = values as Record<string, unknown>;
  const assumed = { ...defaultAssumptions };
  for (const [name, { of, min, max }] of Object.entries(changes)) {
    const text = given[name];
    if (typeof text === 'string') assumed[of] = numberFrom(name, text, min, max);
  }
  const members = numberFrom('members', values.members, 1, 10e9);
  if (!Number.isInteger(members)) throw new Error(`--members takes a whole number, not ${values.members}`);
  return { members, assumed, check: values.check, help: values.help };
}

function numberFrom(name: string, text: string, min: number, max: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value >= min && value <= max))
    throw new Error(`--${name} takes a number from ${min} to ${max}, not "${text}"`);
  return value;
}
