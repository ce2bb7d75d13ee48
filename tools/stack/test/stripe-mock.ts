import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { which } from '../lib/exec.ts';
import { launch } from '../lib/launch.ts';
import { freePort } from '../lib/ports.ts';
import { until } from '../lib/wait.ts';
import { goBin, goInstallModule, goObstacle } from '../servers/ways/go-program.ts';

const MODULE = 'github.com/stripe/stripe-mock@latest';

/** Stripe's own stand-in for its API: the program on PATH, in the tools folder, or compiled by Go into it. */
export async function obtainStripeMock(): Promise<{ file: string } | { missing: string }> {
  const compiled = join(goBin(), 'stripe-mock');
  const present = (await which('stripe-mock')) ?? (existsSync(compiled) ? compiled : null);
  if (present) return { file: present };
  const obstacle = await goObstacle();
  if (obstacle) return { missing: obstacle };
  try {
    await goInstallModule(MODULE);
    return { file: compiled };
  } catch (error) {
    return { missing: (error as Error).message.split('\n')[0] ?? 'go install failed' };
  }
}

/** Starts it on a free port. It dies with the calling process. */
export async function startStripeMock(file: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'stripe-mock-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const args = ['-http-addr', new URL(url).host];
  const process = await launch({ file, args, log: join(dir, 'log'), diesWithUs: true });
  const isUp = async () => (await fetch(url)).status > 0;
  if (!(await until(isUp, 20_000))) throw new Error(`stripe-mock did not start; see ${process.log}`);
  return {
    url,
    stop: async () => {
      await process.stop(2000);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
