import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Benchmark, type Report, tableOf } from './kit/report.ts';

const benchmarks: Record<string, () => Promise<{ default: Benchmark }>> = {
  search: () => import('./search.bench.ts'),
  matching: () => import('./matching.bench.ts'),
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, sizes: { type: 'string', default: '10000,100000,1000000' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(benchmarks);
const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}

const sizes = values.sizes.split(',').map(Number);
const reports: Report[] = [];
for (const name of names) {
  const benchmark = await benchmarks[name]?.();
  await benchmark?.default((report) => {
    reports.push(report);
    console.log(`\n${tableOf(report)}`);
  }, sizes);
}

if (values.json) {
  mkdirSync(dirname(resolve(values.json)), { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model.trim(), cores: cpus().length };
  writeFileSync(
    values.json,
    `${JSON.stringify({ machine, at: new Date().toISOString(), reports }, null, 2)}\n`,
  );
}
