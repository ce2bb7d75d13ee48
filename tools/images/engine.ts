import { findAll, type Wanted } from '@barspoon/servers/find';
import { exec, lastLines, which } from '@barspoon/servers/process/exec';
import { Trouble } from '@barspoon/servers/process/trouble';
import { debianPackages } from '@barspoon/servers/ways/debian';
import { onPath } from '@barspoon/servers/ways/on-path';
import { pythonProgram } from '@barspoon/servers/ways/python-program';
import { configurePodman } from './podman-settings.ts';

/** A program that builds and runs containers, with the one that reads docker-compose.yml. */
export interface Engine {
  name: 'docker' | 'podman';
  /** @returns what it printed; throws with its last lines when it failed */
  run(...args: string[]): Promise<string>;
  compose(...args: string[]): Promise<string>;
  /** The same with a file's text as standard input. */
  composeReading(input: string, ...args: string[]): Promise<string>;
  /** What a person types for it. */
  composeCommand: string;
}

const podmanPackages = ['podman', 'buildah', 'runc', 'netavark', 'aardvark-dns', 'iptables'];
const podman: Wanted = {
  label: 'Podman',
  ways: [onPath(['podman'], '4.3'), debianPackages('Podman', podmanPackages)],
};
/** Earlier versions do not wait for services that end, as `keys` of docker-compose.yml does. */
const podmanCompose: Wanted = {
  label: 'podman-compose',
  ways: [onPath(['podman-compose'], '1.5'), pythonProgram('podman-compose', '1.6.0')],
};

/**
 * Docker where its daemon answers and has Compose; otherwise Podman with podman-compose, which are installed where they
 * are missing. @throws {Trouble} with the commands when that is not possible
 */
export async function findEngine(): Promise<Engine> {
  if (await answers('docker', ['info'], ['compose', 'version']))
    return engine('docker', ['docker'], ['docker', 'compose']);
  const programs = await findAll([podman, podmanCompose]);
  const [program = 'podman', compose = 'podman-compose'] = [...programs.values()].map(({ file }) => file);
  configurePodman();
  return engine('podman', [program], [compose]);
}

/** Docker's program without its daemon does not count. */
async function answers(program: string, ...questions: string[][]): Promise<boolean> {
  if (!(await which(program))) return false;
  for (const question of questions)
    if ((await exec(program, question, { timeoutMs: 20_000 })).code !== 0) return false;
  return true;
}

type CommandLine = readonly [string, ...string[]];

const engine = (name: Engine['name'], program: CommandLine, compose: CommandLine): Engine => ({
  name,
  run: (...args) => orFail(program, args),
  compose: (...args) => orFail(compose, args),
  composeReading: (input, ...args) => orFail(compose, args, input),
  composeCommand: compose.join(' '),
});

async function orFail(
  [program, ...before]: CommandLine,
  args: readonly string[],
  input?: string,
): Promise<string> {
  const all = [...before, ...args];
  const { code, output } = await exec(program, all, { input });
  if (code !== 0) throw new Trouble(`${program} ${all.join(' ')} failed:\n${lastLines(output, 30)}`);
  return output.trim();
}
