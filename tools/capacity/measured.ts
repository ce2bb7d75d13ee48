import { readResults } from '../report/results.ts';
import type { Measured } from './model.ts';
import { type Measurement, readUnitCosts } from './unit-costs.ts';

/** The measurements the model calculates with. @throws Error naming the benchmark that is missing */
export function readMeasured(root: string): Measured & { measurement: Measurement } {
  const measurement = readUnitCosts(root);
  const rows = readResults(root).events?.tables.flatMap((table) => table.rows) ?? [];
  const relayed = rows.find(({ how }) => how === 'the consumer, publishing included')?.['a second'];
  if (typeof relayed !== 'number') throw new Error('No rate of the relay yet: npm run bench -- events');
  return { costs: measurement.data, relayASecond: relayed, measurement };
}
