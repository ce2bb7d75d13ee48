import { createHash } from 'node:crypto';
import { getgid, getuid } from 'node:process';
import { exec, which } from '../process/exec.ts';
import type { Command, ContainerOptions, Place, Way } from '../server.ts';

const DATA = '/data';

/** An image run by Docker, when its daemon answers. The image is pulled by Docker at the first run. */
export function docker(options: Pick<ContainerOptions, 'image' | 'program'>): Way {
  return {
    find: async () => {
      if (!(await daemonAnswers())) return null;
      return {
        origin: `Docker image ${options.image}`,
        command: (place, args) =>
          dockerRun(options, place, args({ host: '0.0.0.0', port: place.port, dir: DATA })),
      };
    },
  };
}

let answer: Promise<boolean> | undefined;

function daemonAnswers(): Promise<boolean> {
  answer ??= which('docker').then(async (file) => {
    if (!file) return false;
    const { code } = await exec(file, ['version', '--format', '{{.Server.Version}}'], { timeoutMs: 5_000 });
    return code === 0;
  });
  return answer;
}

/**
 * The server listens on the same port inside as outside, so that addresses it announces
 * (a replica set member's) are true on both sides. The container is named after its data: one that a killed
 * start left behind is removed first, for two servers must not share a folder.
 */
export function dockerRun(
  { image, program }: Pick<ContainerOptions, 'image' | 'program'>,
  place: Place,
  args: string[],
): Command {
  const name = `barspoon-${createHash('sha256').update(place.dir).digest('hex').slice(0, 12)}`;
  const user = getuid && getgid ? ['--user', `${getuid()}:${getgid()}`] : [];
  const run = [
    'run',
    '--rm',
    '--init',
    '--name',
    name,
    ...user,
    '--publish',
    `127.0.0.1:${place.port}:${place.port}`,
    '--volume',
    `${place.dir}:${DATA}`,
    '--entrypoint',
    program,
    image,
    ...args,
  ];
  return {
    file: 'sh',
    args: ['-c', 'docker rm --force "$0" >/dev/null 2>&1; exec docker "$@"', name, ...run],
  };
}
