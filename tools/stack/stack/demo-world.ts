import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseIdentity } from '@barspoon/servers/mongodb/replica-set';
import { exec, lastLines } from '@barspoon/servers/process/exec';
import { say } from '@barspoon/servers/process/progress';
import type { Stack } from './stack.ts';

/**
 * Fills a new database with the demo world, once: whoever removes it is not given it again. Never in production.
 * @param root the project's folder
 */
export async function ensureDemoWorld(root: string, dataDir: string, { env, state }: Stack): Promise<void> {
  if (env.NODE_ENV === 'production') return;
  const file = join(dataDir, 'run', 'demo-world.json');
  const wanted = `${await databaseIdentity(env.MONGODB_URL ?? '')}/${env.MONGODB_PREFIX ?? ''}`;
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).filled === wanted) return;
  say('• The demo world is being made; the pages fill as it comes …');
  const { code, output } = await exec(process.execPath, ['tools/demo/demo.ts', 'fill'], {
    cwd: root,
    env: { ...env, GATEWAY_ADDRESS: state.services.gateway },
    onLine: (line) => say(`  … ${line}`),
  });
  if (code !== 0)
    throw new Error(`The demo world is not whole. Try "npm run demo -- fill".\n${lastLines(output)}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ filled: wanted }));
  say('✓ The demo world is there. "npm run demo -- remove" takes it away.');
}
