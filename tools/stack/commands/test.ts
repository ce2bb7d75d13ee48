import { SERVERS } from '@barspoon/servers';
import { addressInEnvironment, findAll } from '@barspoon/servers/find';
import { endRunning } from '@barspoon/servers/process/exec';
import { duration, say } from '@barspoon/servers/process/progress';
import { onStopSignal } from '@barspoon/servers/process/signals';
import { Trouble } from '@barspoon/servers/process/trouble';
import { readArguments } from '../../arguments.ts';
import { orExplain, ROOT } from '../boot/boot.mjs';
import { ensureChromium } from '../chromium.ts';
import { ensurePromtool } from '../promtool.ts';
import { buildWhatChanged } from '../stack/builds.ts';
import { runSteps } from '../test/run-steps.ts';
import { makeScratch } from '../test/scratch.ts';
import { STEPS, type TestNeed, type TestStep } from '../test/steps.ts';

const HELP = `npm test [-- options]: installs what is missing, builds, and runs every test

  --check        the format, lint, type, boundary and dead code checks first
  --faults       one seed of each fault of the short set at the end
  --only <name>  only these steps; may be given several times (${STEPS.map(({ name }) => name).join(', ')})
  --no-install   install nothing; say what is missing and the command that installs it

TEST_SERVERS=containers takes the servers of service tests from containers, TEST_SERVERS=programs from programs.
Without it they are containers if an engine answers that has the images.`;

const { values: flags } = readArguments(HELP, {
  options: {
    check: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    'no-install': { type: 'boolean', default: false },
  },
});

await orExplain(test);

async function test(): Promise<void> {
  const began = Date.now();
  const abort = new AbortController();
  onStopSignal(() => abort.abort());
  const unknown = flags.only?.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown)
    throw new Trouble(`There is no step ${unknown}. There are: ${STEPS.map(({ name }) => name).join(', ')}`);
  const isWanted = ({ name, onlyWith }: TestStep) =>
    flags.only?.includes(name) ?? (!onlyWith || flags[onlyWith]);
  const steps = STEPS.filter(isWanted);
  const env = await prepare(new Set(steps.flatMap(({ needs }) => needs)));
  const scratch = makeScratch();
  const results = await runSteps(steps, {
    cwd: ROOT,
    env: { ...env, TMPDIR: scratch.dir },
    scratch: scratch.dir,
    signal: abort.signal,
  });
  scratch.remove();
  const report = results.flatMap((result) => result.report);
  if (report.length > 0)
    say(`\nFailed (✗), did not pass at the first try (↻), and skipped (↓):\n${report.join('\n')}`);
  say();
  for (const { name, code, ms } of results)
    say(`${code === 0 ? '✓' : '✗'} ${name} (${duration(ms)})${code === 0 ? '' : `: exit code ${code}`}`);
  const failed = results.filter(({ code }) => code !== 0).length;
  say(`\nTook ${duration(Date.now() - began)}.\nSteps: ${results.length - failed} passed, ${failed} failed`);
  if (failed > 0 || abort.signal.aborted) process.exitCode = 1;
}

/** Makes sure of what the steps need. @returns the environment for them */
async function prepare(needs: ReadonlySet<TestNeed>): Promise<NodeJS.ProcessEnv> {
  const noInstall = flags['no-install'];
  const obtain = async () => {
    const ours = SERVERS.filter((server) => !addressInEnvironment(server));
    if (needs.has('servers')) await findAll(ours, { noInstall });
    return {
      ...(needs.has('chromium') && { CHROMIUM: await ensureChromium({ noInstall }) }),
      ...(needs.has('promtool') && { PROMTOOL: await ensurePromtool({ noInstall }) }),
    };
  };
  const build = async () => {
    if (needs.has('builds')) await buildWhatChanged(ROOT);
  };
  const [found] = await Promise.all([obtain(), build()]).catch((error) => {
    endRunning();
    throw error;
  });
  return { ...process.env, ...found };
}
