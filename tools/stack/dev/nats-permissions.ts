import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec, lastLines } from '@barspoon/servers/process/exec';
import { Trouble } from '@barspoon/servers/process/trouble';
import { ACCESS } from '@barspoon/servers/start-server';
import type { Stack } from '../stack/stack.ts';

/**
 * Tells the running NATS what the services may say since their code has changed, and makes new streams and consumers. Asked of another process, because
 * this one has read the contracts as they were.
 */
export async function renewPermissions(root: string, dataDir: string, stack: Stack): Promise<void> {
  const server = stack.env.NATS_KEYS_DIR ? stack.parts.part('nats').process() : null;
  if (!server) return;
  const args = ['tools/stack/commands/keys.ts', join(dataDir, 'keys'), '--development'];
  const { code, output } = await exec(process.execPath, args, { cwd: root });
  if (code !== 0) throw new Trouble(`The permissions of NATS could not be written:\n${lastLines(output)}`);
  const written = join(dataDir, 'keys', 'nats', 'server.conf');
  const present = join(dataDir, 'nats', ACCESS);
  if (readFileSync(written, 'utf8') === readFileSync(present, 'utf8')) return;
  copyFileSync(written, present);
  process.kill(server.pid, 'SIGHUP');
  const streams = await exec(process.execPath, ['tools/nats/streams.ts'], { cwd: root, env: stack.env });
  if (streams.code !== 0)
    throw new Trouble(`The streams of NATS could not be made:\n${lastLines(streams.output)}`);
}
