import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { which } from '@barspoon/servers/process/exec';
import { launch } from '@barspoon/servers/process/launch';
import { freePort } from '@barspoon/servers/process/ports';
import { until } from '@barspoon/servers/process/wait';
import { goBin, goInstallModule, goObstacle } from '@barspoon/servers/ways/go-program';

/** A server that stands in tests where somebody else's stands in production. Go compiles it. */
interface StandIn {
  program: string;
  module: string;
  /** What it is started with to listen at `host:port`. */
  args: (address: string) => string[];
}

/** Stripe's own, for its API. */
export const stripeMock: StandIn = {
  program: 'stripe-mock',
  module: 'github.com/stripe/stripe-mock@latest',
  args: (address) => ['-http-addr', address],
};

/** For a store that speaks S3, in memory, with one bucket. It checks no signatures. */
export const s3Store = (bucket: string): StandIn => ({
  program: 'gofakes3',
  module: 'github.com/johannesboyne/gofakes3/cmd/gofakes3@v1.2.0',
  args: (address) => ['-host', address, '-backend', 'memory', '-initialbucket', bucket],
});

/** The program on PATH, in the tools folder, or compiled by Go into it. */
export async function obtainStandIn({
  program,
  module,
}: StandIn): Promise<{ file: string } | { missing: string }> {
  const compiled = join(goBin(), program);
  const present = (await which(program)) ?? (existsSync(compiled) ? compiled : null);
  if (present) return { file: present };
  const obstacle = await goObstacle();
  if (obstacle) return { missing: obstacle };
  try {
    await goInstallModule(module);
    return { file: compiled };
  } catch (error) {
    return { missing: (error as Error).message.split('\n')[0] ?? 'go install failed' };
  }
}

/** Starts it on a free port. It dies with the calling process. */
export async function startStandIn(
  { program, args }: StandIn,
  file: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), `${program}-`));
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const process = await launch({ file, args: args(address), log: join(dir, 'log'), diesWithUs: true });
  const isUp = async () => (await fetch(url)).status > 0;
  if (!(await until(isUp, 20_000))) throw new Error(`${program} did not start; see ${process.log}`);
  return {
    url,
    stop: async () => {
      await process.stop(2000);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
