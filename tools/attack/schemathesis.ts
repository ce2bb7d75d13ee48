import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { which } from '@barspoon/servers/process/exec';
import { installInVenv, pythonHome } from '@barspoon/servers/ways/python-program';

const NAME = 'schemathesis';
const VERSION = '4.32.5';

/** Either where it is, or why it is not there, as a clause. */
export type Found = { file: string; missing?: undefined } | { file?: undefined; missing: string };

/** Looks for the program that makes up requests from an API document, and changes nothing. */
export function findSchemathesis(env = process.env): Found {
  const file = env.SCHEMATHESIS ?? join(pythonHome(NAME, VERSION), 'bin', NAME);
  if (existsSync(file)) return { file };
  return { missing: 'schemathesis is not installed; npm run attack fetches it from PyPI' };
}

/** Fetches it from PyPI when it is not there. */
export async function obtainSchemathesis(): Promise<Found> {
  const found = findSchemathesis();
  if (found.file) return found;
  if (!(await which('python3'))) return { missing: 'there is no python3 that schemathesis could run on' };
  try {
    await installInVenv(NAME, VERSION);
  } catch (error) {
    return { missing: (error as Error).message };
  }
  return findSchemathesis();
}
