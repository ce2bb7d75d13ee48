import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exec, lastLines, which } from '../stack/lib/exec.ts';
import { toolsHome } from '../stack/servers/ways/tools-home.ts';

const VERSION = '4.32.5';

/** Either where it is, or why it is not there, as a clause. */
export type Found = { file: string; missing?: undefined } | { file?: undefined; missing: string };

const home = () => join(toolsHome(), `schemathesis-${VERSION}`);

/** Looks for the program that makes up requests from an API document, and changes nothing. */
export function findSchemathesis(env = process.env): Found {
  const file = env.SCHEMATHESIS ?? join(home(), 'bin', 'schemathesis');
  if (existsSync(file)) return { file };
  return { missing: 'schemathesis is not installed; npm run attack fetches it from PyPI' };
}

/** Fetches it from PyPI into an environment of its own, in the user's cache, when it is not there. */
export async function obtainSchemathesis(): Promise<Found> {
  const found = findSchemathesis();
  if (found.file) return found;
  if (!(await which('python3'))) return { missing: 'there is no python3 that schemathesis could run on' };
  await mkdir(toolsHome(), { recursive: true });
  // Programs of such an environment name their own folder: it is made where it stays, and taken away when unfinished.
  const steps = [
    ['python3', '-m', 'venv', home()],
    [
      join(home(), 'bin', 'pip'),
      'install',
      '--quiet',
      '--disable-pip-version-check',
      `schemathesis==${VERSION}`,
    ],
  ];
  for (const [file = '', ...args] of steps) {
    const { code, output } = await exec(file, args);
    if (code === 0) continue;
    await rm(home(), { recursive: true, force: true });
    return { missing: `schemathesis could not be fetched: ${lastLines(output, 1)}` };
  }
  return findSchemathesis();
}
