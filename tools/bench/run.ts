import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { readArguments } from '../arguments.ts';
import { tableOf } from '../report/report.ts';
import { type Result, readResults, resultsFile } from '../report/results.ts';
import { subjects } from './goals.ts';
import { type Benchmark, type BenchOptions, type Recorder } from './kit/report.ts';
import { root } from './kit/world.ts';
import { isMet, performancePages } from './page/page.ts';

const usage = `npm run bench [-- public-reads events …]: measures and writes docs/performance.md

${subjects.map(({ id, title }) => `  ${id.padEnd(18)} ${title}`).join('\n')}

  --sizes 10000,100000,1000000   numbers of recipes for recipe-search and match
  --members 1000000                  how many have a history for points, of 20 activities each; how many there are for analytics
  --posts 10000000 --follows 5000000 how many of each there are for feed
  --load-minutes 10              how long start-and-memory looks for growth
  --dry                          writes nothing`;

const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    members: { type: 'string', default: '100000' },
    posts: { type: 'string', default: '300000' },
    follows: { type: 'string', default: '100000' },
    'load-minutes': { type: 'string', default: '10' },
    dry: { type: 'boolean', default: false },
  },
});
const options: BenchOptions = {
  sizes: values.sizes.split(',').map(Number),
  members: Number(values.members),
  posts: Number(values.posts),
  follows: Number(values.follows),
  loadMinutes: Number(values['load-minutes']),
};
const known = subjects.map(({ id }) => id);
const unknown = positionals.filter((id) => !known.includes(id));

if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}.\n\n${usage}`);
  process.exitCode = 1;
} else
  for (const id of positionals.length > 0 ? positionals : known) {
    try {
      const result = await run(id);
      if (!values.dry) keep(id, result);
    } catch (error) {
      console.error(`${id} could not be measured: ${(error as Error).stack}`);
      process.exitCode = 1;
    }
  }

async function run(id: string): Promise<Result> {
  const subject = subjects.find((candidate) => candidate.id === id);
  console.log(`\n${id} ${subject?.title}`);
  const { default: benchmark } = (await import(`./${id}.bench.ts`)) as { default: Benchmark };
  const found: Pick<Result, 'figures' | 'tables' | 'plots' | 'data'> = { figures: {}, tables: [], plots: [] };
  const recorder: Recorder = {
    figure(key, value) {
      const goal = subject?.goals[key];
      if (!goal) throw new Error(`${id} has no goal ${key}`);
      found.figures[key] = value;
      const met = isMet(goal, value) ? '✓' : 'missed';
      console.log(`  ${goal.what}: ${Number(value.toPrecision(3))} ${goal.unit} ${met}`);
    },
    table(report) {
      found.tables.push(report);
      console.log(`\n${tableOf(report)}\n`);
    },
    plot: (plot) => found.plots.push(plot),
    data(value) {
      found.data = value;
    },
  };
  const began = new Date();
  const loads: number[] = [];
  const watch = setInterval(() => loads.push(loadavg()[0] ?? 0), 2000);
  watch.unref();
  try {
    await benchmark(recorder, options);
  } finally {
    clearInterval(watch);
  }
  return {
    at: began.toISOString(),
    seconds: (Date.now() - began.getTime()) / 1000,
    machine: { cpu: cpus()[0]?.model.trim() ?? '', cores: cpus().length, node: process.version },
    load: loads.reduce((sum, load) => sum + load, 0) / Math.max(1, loads.length),
    ...found,
  };
}

/** Replaces this benchmark's result and rewrites the page; the other parts stay as they are. */
function keep(id: string, result: Result): void {
  const { path, text } = resultsFile({ ...readResults(root), [id]: result });
  write(path, text);
  for (const [page, content] of Object.entries(performancePages(root))) write(page, content);
}

function write(path: string, content: string): void {
  mkdirSync(dirname(`${root}/${path}`), { recursive: true });
  writeFileSync(`${root}/${path}`, content);
}
