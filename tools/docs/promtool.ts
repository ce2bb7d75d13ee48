import { find } from '@barspoon/servers/find';
import { promtool } from '../stack/promtool.ts';

/** The promtool that tests of alerts use; null where there is none. `npm test` installs one first. */
export async function promtoolToTest(): Promise<string | null> {
  return (await find(promtool))?.file ?? null;
}

/** It keeps a database for each of its tests, which a busy machine takes its time for. */
export const timeout = 120_000;
