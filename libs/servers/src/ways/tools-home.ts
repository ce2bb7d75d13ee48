import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where programs are kept that no package manager installs. It belongs to the user, not to the clone,
 * so that a second clone fetches nothing again. `BARSPOON_TOOLS` names another place.
 */
export function toolsHome(): string {
  if (process.env.BARSPOON_TOOLS) return process.env.BARSPOON_TOOLS;
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'barspoon');
}
