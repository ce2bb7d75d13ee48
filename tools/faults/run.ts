import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareServers } from './arena/servers.ts';
import { faults } from './faults/index.ts';
import { type Result, runLedger } from './run-ledger.ts';
import { table } from './table.ts';

const usage = `npm run faults [-- options]: breaks things under load and verifies what must hold nevertheless

  --only 3,7        only these faults
  --ci              those that run in CI, one seed each, with a shorter load
  --seeds 20        so many seeds each (1)
  --seed 7          beginning with this one (1)
  --events 3000     the load
  --rate 200        events a second
  --resume          leaves out what an earlier, interrupted run has done`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    ci: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    events: { type: 'string' },
    rate: { type: 'string', default: '200' },
    resume: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const dir = join(root, '.data', 'faults');
const resultsFile = join(dir, 'results.jsonl');

if (values.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  const only = values.only?.split(',').map(Number);
  const chosen = faults.filter((fault) => (only ? only.includes(fault.id) : !values.ci || fault.ci));
  const events = Number(values.events ?? (values.ci ? 1000 : 3000));
  const seeds = Array.from({ length: Number(values.seeds) }, (_, at) => Number(values.seed) + at);
  mkdirSync(dir, { recursive: true });
  if (!values.resume) rmSync(resultsFile, { force: true });
  const results = readResults();
  const servers = await prepareServers(dir);
  try {
    for (const fault of chosen)
      for (const seed of seeds) {
        if (results.some((result) => result.fault === fault.id && result.seed === seed)) continue;
        process.stdout.write(`${fault.id} ${fault.name}, seed ${seed} … `);
        const result = await runLedger(fault, {
          ...{ servers, dir, seed, events },
          perSecond: Number(values.rate),
          isShort: values.ci,
        });
        results.push(result);
        appendFileSync(resultsFile, `${JSON.stringify(result)}\n`);
        console.log(`${result.violations.length ? 'BROKEN' : 'held'} (${Math.round(result.ms / 1000)} s)`);
        for (const { invariant, what } of result.violations.slice(0, 20))
          console.log(`    ${invariant} ${what}`);
      }
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
  console.log(`\n${table(chosen, results)}`);
  if (results.some(({ violations }) => violations.length)) process.exitCode = 1;
}

function readResults(): Result[] {
  if (!existsSync(resultsFile)) return [];
  return readFileSync(resultsFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Result);
}
