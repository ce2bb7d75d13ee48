import { say, step } from './process/progress.ts';
import { Trouble } from './process/trouble.ts';
import type { BackingServer, Obtainable, Plan, Program, Way } from './server.ts';

/** Something that is found or obtained: a server's program, or a tool the tests need. */
export interface Wanted {
  label: string;
  ways: Way[];
}

export interface FindOptions {
  /** Say what is missing and stop, instead of obtaining it. */
  noInstall?: boolean | undefined;
}

interface Missing {
  wanted: Wanted;
  candidates: Obtainable[];
  plans: Plan[];
}

/**
 * Finds every wanted program, then obtains what is missing, after naming all of it.
 * @throws {Trouble} with the exact commands when something is missing and may not or cannot be obtained.
 */
export async function findAll<W extends Wanted>(
  wanted: W[],
  options: FindOptions = {},
): Promise<Map<W, Program>> {
  const programs = new Map<W, Program>();
  const missing: (Missing & { wanted: W })[] = [];
  for (const one of wanted) {
    const program = await find(one);
    if (program) programs.set(one, program);
    else missing.push({ ...(await candidatesFor(one)), wanted: one });
  }
  if (missing.length === 0) return programs;
  if (options.noInstall) throw new Trouble(whatIsMissing(missing));
  say('To be installed:');
  for (const { plans } of missing) say(`  ${plans[0]?.what}`);
  for (const one of missing) programs.set(one.wanted, await obtainFirst(one));
  return programs;
}

/** The program, where it is there already. */
export async function find({ ways }: Wanted): Promise<Program | null> {
  for (const way of ways) {
    const program = await way.find();
    if (program) return program;
  }
  return null;
}

async function candidatesFor(wanted: Wanted): Promise<Missing> {
  const candidates: Obtainable[] = [];
  const plans: Plan[] = [];
  const obstacles: string[] = [];
  for (const { obtainable } of wanted.ways) {
    if (!obtainable) continue;
    const [plan, obstacle] = [await obtainable.plan(), await obtainable.obstacle()];
    if (obstacle) obstacles.push(`  ${plan.what}: ${obstacle}. By hand: ${plan.commands.join(' && ')}`);
    else {
      candidates.push(obtainable);
      plans.push(plan);
    }
  }
  if (candidates.length > 0) return { wanted, candidates, plans };
  throw new Trouble(
    `${wanted.label} is not on this machine and cannot be installed here:\n${obstacles.join('\n')}`,
  );
}

function whatIsMissing(missing: Missing[]): string {
  const lines = missing.map(({ wanted, plans }) => `  ${wanted.label}: ${plans[0]?.commands.join(' && ')}`);
  return `These are missing, and --no-install was given. The commands that install them:\n${lines.join('\n')}`;
}

async function obtainFirst({ wanted, candidates, plans }: Missing): Promise<Program> {
  const failures: string[] = [];
  for (const candidate of candidates) {
    const progress = step(`Installing ${wanted.label}`);
    try {
      await candidate.obtain(progress);
      const program = await find(wanted);
      if (!program) throw new Trouble(`${wanted.label} was installed, but is still not found.`);
      progress.done();
      return program;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      progress.fail();
      failures.push(error.message);
    }
  }
  const commands = plans.flatMap((plan) => plan.commands).join('\n  ');
  throw new Trouble(
    `${failures.join('\n')}\n${wanted.label} could not be installed. By hand:\n  ${commands}`,
  );
}

/** A server's address from the environment, or null. */
export function addressInEnvironment(server: BackingServer, env = process.env): string | null {
  return env[server.urlVariable]?.trim() || null;
}
