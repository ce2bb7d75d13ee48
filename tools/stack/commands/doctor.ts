import { totalmem } from 'node:os';
import { SERVERS } from '@barspoon/servers';
import { addressInEnvironment, find, type Wanted } from '@barspoon/servers/find';
import { isFree } from '@barspoon/servers/process/ports';
import { say } from '@barspoon/servers/process/progress';
import { SERVICES } from '@barspoon/servers/services';
import { checkExternal } from '@barspoon/servers/start-server';
import { DATA, ROOT } from '../boot/boot.mjs';
import { chromium } from '../chromium.ts';
import { promtool } from '../promtool.ts';
import { staleBuilds } from '../stack/builds.ts';
import { leftovers } from '../stack/leftovers.ts';
import { runningStack } from '../stack/running.ts';
import { readState } from '../stack/state-file.ts';

const GIGABYTE = 1024 ** 3;
const ENOUGH_MEMORY = 2 * GIGABYTE;

/** The doctor's second part: the product's Node, memory, servers, ports, builds and what runs. */
let faults = Number(process.argv[2] ?? 0);
const good = (line: string) => say(`✓ ${line}`);
const note = (line: string) => say(`• ${line}`);
const bad = (line: string) => {
  faults += 1;
  say(`✗ ${line}`);
};

good(`Node ${process.versions.node} of the packages runs the product`);
const memory = `${(totalmem() / GIGABYTE).toFixed(1)} GB of memory`;
if (totalmem() >= ENOUGH_MEMORY) good(memory);
else bad(`${memory}: the stack and its builds want 2 GB. Close other programs, or add swap.`);
for (const server of SERVERS) {
  const address = addressInEnvironment(server);
  if (!address) await lookFor(server);
  else
    await checkExternal(server, address).then(
      () => good(`${server.label} answers at the address in ${server.urlVariable}`),
      (error: Error) => bad(error.message),
    );
}
await lookFor(chromium);
await lookFor(promtool);
const running = runningStack(DATA);
if (running)
  good(
    `Barspoon is running (${running.mode}, since ${running.startedAt}): ${running.addresses.Web ?? 'starting'}`,
  );
else await lookAtPorts();
const left = running ? [] : leftovers(DATA, readState(DATA));
if (left.length > 0)
  bad(
    `A killed start left processes behind: ${left.map(({ name, pid }) => `${name} (${pid})`).join(', ')}. Run: npm run stop`,
  );
const stale = staleBuilds(ROOT).map(({ title }) => title);
if (stale.length === 0) good('All builds are up to date');
else note(`To be built at the next start: ${stale.join(', ')}`);
say(faults === 0 ? '\nNothing is wrong.' : `\n${faults} ${faults === 1 ? 'thing is' : 'things are'} wrong.`);
process.exitCode = faults === 0 ? 0 : 1;

async function lookFor(wanted: Wanted): Promise<void> {
  const program = await find(wanted);
  if (program) return good(`${wanted.label}: ${program.origin}`);
  const obstacles: string[] = [];
  for (const { obtainable } of wanted.ways) {
    if (!obtainable) continue;
    const [obstacle, plan] = [await obtainable.obstacle(), await obtainable.plan()];
    if (!obstacle)
      return note(
        `${wanted.label} is not installed yet. It is obtained when needed: ${plan.commands.join(' && ')}`,
      );
    obstacles.push(`\n    ${plan.commands.join(' && ')}   (not done for you: ${obstacle})`);
  }
  bad(`${wanted.label} is not installed. Install it in one of these ways:${obstacles.join('')}`);
}

async function lookAtPorts(): Promise<void> {
  const wanted = [...SERVERS.map(({ label, defaultPort }) => ({ name: label, defaultPort })), ...SERVICES];
  for (const { name, defaultPort } of wanted)
    if (!(await isFree(defaultPort)))
      note(`Port ${defaultPort} (${name}) is taken by another program; another one will be chosen.`);
}
