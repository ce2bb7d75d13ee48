import { exec, lastLines, which } from '../stack/lib/exec.ts';
import { Trouble } from '../stack/lib/trouble.ts';

/** A program that builds and runs containers, with the one that reads docker-compose.yml. */
export interface Engine {
  name: 'docker' | 'podman';
  /** @returns what it printed; throws with its last lines when it failed */
  run(...args: string[]): Promise<string>;
  compose(...args: string[]): Promise<string>;
}

interface Choice {
  name: Engine['name'];
  compose: readonly [string, ...string[]];
}

const choices: readonly Choice[] = [
  { name: 'docker', compose: ['docker', 'compose'] },
  { name: 'podman', compose: ['podman-compose'] },
];

/** The first engine that answers and has Compose. Docker's program without its daemon does not count. */
export async function findEngine(): Promise<Engine> {
  for (const { name, compose } of choices) {
    if (!(await which(name)) || (await exec(name, ['info'], { timeoutMs: 20_000 })).code !== 0) continue;
    const [program, ...before] = compose;
    if ((await exec(program, [...before, 'version'], { timeoutMs: 20_000 })).code !== 0) continue;
    return {
      name,
      run: (...args) => orFail(name, args),
      compose: (...args) => orFail(program, [...before, ...args]),
    };
  }
  throw new Trouble(
    'Neither Docker with Compose nor Podman with podman-compose answers here.\n' +
      'On Debian: apt-get install podman buildah netavark aardvark-dns && pip install podman-compose',
  );
}

async function orFail(program: string, args: readonly string[]): Promise<string> {
  const { code, output } = await exec(program, args);
  if (code !== 0) throw new Trouble(`${program} ${args.join(' ')} failed:\n${lastLines(output, 30)}`);
  return output.trim();
}
