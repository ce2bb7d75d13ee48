import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exec, lastLines, which } from '../process/exec.ts';
import { Trouble } from '../process/trouble.ts';
import type { Way } from '../server.ts';
import { debianObstacle, installCommand, installPackages } from './debian.ts';
import { localProgram } from './local-program.ts';
import { toolsHome } from './tools-home.ts';

/** Where a program of PyPI is, or will be: each version has an environment of its own in the user's cache. */
export const pythonHome = (name: string, version: string): string => join(toolsHome(), `${name}-${version}`);

/** A program that PyPI has, in this version. */
export function pythonProgram(name: string, version: string): Way {
  const home = pythonHome(name, version);
  return {
    find: () => localProgram(join(home, 'bin', name), version),
    obtainable: {
      plan: async () => ({
        what: `${name} ${version} from PyPI, into ${home}`,
        commands: [
          ...((await hasVenv()) ? [] : [installCommand(['python3-venv'])]),
          `python3 -m venv ${home} && ${home}/bin/pip install ${name}==${version}`,
        ],
      }),
      obstacle: async () => ((await hasVenv()) ? null : debianObstacle()),
      obtain: async (step) => {
        if (!(await hasVenv())) await installPackages(['python3-venv'], [], step);
        await installInVenv(name, version);
      },
    },
  };
}

/** @throws {Trouble} with what pip said last */
export async function installInVenv(name: string, version: string): Promise<void> {
  const home = pythonHome(name, version);
  await mkdir(toolsHome(), { recursive: true });
  const pip = [join(home, 'bin', 'pip'), 'install', '--quiet', '--disable-pip-version-check'];
  // Programs of such an environment name their own folder: it is made where it stays, and removed when unfinished.
  for (const [file = '', ...args] of [
    ['python3', '-m', 'venv', home],
    [...pip, `${name}==${version}`],
  ]) {
    const { code, output } = await exec(file, args);
    if (code === 0) continue;
    await rm(home, { recursive: true, force: true });
    throw new Trouble(`${name} could not be fetched: ${lastLines(output, 1)}`);
  }
}

/** Debian's Python comes without what makes environments. */
async function hasVenv(): Promise<boolean> {
  const python = await which('python3');
  return python !== null && (await exec(python, ['-c', 'import venv, ensurepip'])).code === 0;
}
