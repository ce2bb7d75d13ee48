import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../arguments.ts';
import { prepareServers } from './arena/servers.ts';
import { buildEarlier, lastRelease } from './build/earlier.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults/index.ts';
import { keepRecord } from './record.ts';
import { type Result, runFault } from './run-fault.ts';
import { table } from './table.ts';

const usage = `npm run faults [-- options]: breaks things under load and verifies what must hold nevertheless

  --only 3,7        only these faults
  --ci              the short set for CI, one seed each, shortened
  --short           fewer blows and a shorter load
  --seeds 20        so many seeds each (1)
  --seed 7          beginning with this one (1)
  --events 3000     the load
  --rate 200        events a second
  --lanes 2         so many faults side by side, each with servers of its own (1)
  --resume          leaves out what an earlier, interrupted run has done
  --from v0.1.0     the release that an update begins with, a commit or tag; the last one with --only 29
  --record          writes the results into docs/faults.json; npm run docs makes docs/faults.md of it`;

const { values } = readArguments(usage, {
  options: {
    only: { type: 'string' },
    ci: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    events: { type: 'string' },
    rate: { type: 'string' },
    lanes: { type: 'string' },
    resume: { type: 'boolean', default: false },
    from: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const dir = join(root, '.data', 'faults');
const resultsFile = join(dir, 'results.jsonl');
const isShort = values.ci || values.short;
const preferred = isShort ? { events: 300, rate: 100, lanes: 2 } : { events: 3000, rate: 200, lanes: 1 };

await run();

async function run(): Promise<void> {
  build();
  const from = values.from ?? (values.only && chosen().some(beginsEarlier) ? lastRelease() : undefined);
  const earlier = from ? buildEarlier(from) : undefined;
  if (earlier) console.log(`An update begins with ${earlier.commit}.`);
  mkdirSync(dir, { recursive: true });
  if (!values.resume) rmSync(resultsFile, { force: true });
  const results = readResults();
  const seeds = Array.from({ length: Number(values.seeds) }, (_, at) => Number(values.seed) + at);
  const waiting: { fault: Fault; seed: number }[] = [];
  for (const fault of chosen()) {
    const obstacle = await fault.obstacle?.();
    if (fault.beginsEarlier && !earlier)
      console.log(`${fault.id} ${fault.name}: left out, because it takes --from`);
    else if (obstacle) console.log(`${fault.id} ${fault.name}: left out, because ${obstacle}`);
    else for (const seed of seeds) if (!isDone(results, fault, seed)) waiting.push({ fault, seed });
  }
  // The longest first, so that no lane is left alone with one at the end.
  const lastsMs = ({ fault }: { fault: Fault }) => fault.lastsMs?.[isShort ? 'short' : 'full'] ?? 0;
  waiting.sort((a, b) => lastsMs(b) - lastsMs(a));
  const lanes = Math.min(Number(values.lanes ?? preferred.lanes), waiting.length);
  const seenWith = await Promise.all(
    Array.from({ length: lanes }, (_, at) => runLane(at + 1, waiting, results, earlier?.root)),
  );
  console.log(`\n${table(faults, results)}`);
  if (values.record) keepRecord(results, seenWith[0]);
  if (results.some(({ violations }) => violations.length)) process.exitCode = 1;
}

/** Works off what is waiting, on servers of its own. @returns their names and versions */
async function runLane(
  lane: number,
  waiting: { fault: Fault; seed: number }[],
  results: Result[],
  earlier: string | undefined,
): Promise<string[]> {
  const place = join(dir, `lane-${lane}`);
  const servers = await prepareServers(place);
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { fault, seed } = next;
      const result = await runFault(fault, {
        servers,
        dir: place,
        seed,
        isShort,
        earlier,
        events: Number(values.events ?? preferred.events),
        perSecond: Number(values.rate ?? preferred.rate),
      });
      results.push(result);
      appendFileSync(resultsFile, `${JSON.stringify(result)}\n`);
      tell(fault, result);
    }
    return Object.values(servers).map(({ label }) => label);
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

function tell(fault: Fault, { seed, violations, ms }: Result): void {
  const outcome = violations.length ? 'BROKEN' : 'held';
  console.log(`${fault.id} ${fault.name}, seed ${seed}: ${outcome} (${Math.round(ms / 1000)} s)`);
  for (const { invariant, what } of violations.slice(0, 20)) console.log(`    ${invariant} ${what}`);
  if (violations.length > 20) console.log(`    and ${violations.length - 20} more`);
}

function beginsEarlier(fault: Fault): boolean {
  return fault.beginsEarlier === true;
}

function chosen(): Fault[] {
  const only = values.only?.split(',');
  if (only) return faults.filter(({ id }) => only.includes(id));
  return faults.filter((fault) => !values.ci || fault.ci);
}

function build(): void {
  const { status } = spawnSync(process.execPath, [join(root, 'tools/faults/build/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the services with crash points could not be built');
}

function isDone(results: readonly Result[], { id }: Fault, seed: number): boolean {
  return results.some((result) => result.fault === id && result.seed === seed);
}

function readResults(): Result[] {
  if (!existsSync(resultsFile)) return [];
  return readFileSync(resultsFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Result);
}
