import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { exec, lastLines } from '../process/exec.ts';
import { type Launched, launch } from '../process/launch.ts';
import { freePort } from '../process/ports.ts';
import { Trouble } from '../process/trouble.ts';
import { until } from '../process/wait.ts';
import type { OpenSearchArchive } from './archive.ts';

const readyTimeoutMs = 90_000;
const stopTimeoutMs = 10_000;
/** Who it runs as where we are root, as whom it refuses to run. */
const nobody = 65_534;

export interface StartedOpenSearch {
  url: string;
  process: Launched;
  stop(): Promise<void>;
}

export interface StartOptions {
  memoryMb?: number;
  /** Any free one where none is given. */
  port?: number;
  /** As `opensearch.yml` calls them. */
  settings?: Readonly<Record<string, string>>;
}

/**
 * Starts an OpenSearch of one node on a free port, with everything it writes in a folder of its own. It dies with the
 * calling process.
 * @throws {Trouble} with what it said last
 */
export async function startOpenSearch(
  { file, javaHome }: OpenSearchArchive,
  { memoryMb = 512, settings = {}, port: wanted }: StartOptions = {},
): Promise<StartedOpenSearch> {
  const dir = mkdtempSync(join(tmpdir(), 'barspoon-opensearch-'));
  const home = join(dir, 'opensearch');
  const isRoot = getuid?.() === 0;
  const { code, output } = await exec('sh', [
    '-c',
    `unzip -q "$0" -d "$1" && mv "$1"/opensearch-* "$2" ${isRoot ? `&& chown -R ${nobody} "$1"` : ''}`,
    file,
    dir,
    home,
  ]);
  if (code !== 0) throw new Trouble(`OpenSearch could not be unpacked:\n${lastLines(output)}`);
  chmodSync(dir, 0o755);
  const port = wanted ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const all = {
    'path.data': join(home, 'data'),
    'path.logs': join(home, 'logs'),
    'http.port': String(port),
    'transport.port': String(await freePort()),
    'network.host': '127.0.0.1',
    'discovery.type': 'single-node',
    // A machine whose disk is nearly full may be tested on too.
    'cluster.routing.allocation.disk.threshold_enabled': 'false',
    ...settings,
  };
  const args = Object.entries(all).map(([name, value]) => `-E${name}=${value}`);
  const program = join(home, 'bin', 'opensearch');
  const asNobody = [
    '--reuid',
    String(nobody),
    '--regid',
    String(nobody),
    '--clear-groups',
    '--pdeathsig',
    'KILL',
  ];
  const process_ = await launch({
    ...(isRoot ? { file: 'setpriv', args: [...asNobody, program, ...args] } : { file: program, args }),
    log: join(dir, 'output.log'),
    env: {
      PATH: process.env.PATH,
      HOME: home,
      OPENSEARCH_JAVA_HOME: javaHome,
      OPENSEARCH_JAVA_OPTS: `-Xms${memoryMb >> 1}m -Xmx${memoryMb}m`,
    },
    diesWithUs: true,
  });
  const stop = async () => {
    await process_.stop(stopTimeoutMs);
    rmSync(dir, { recursive: true, force: true });
  };
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  if (await until(answers, readyTimeoutMs, 200, { up: () => process_.exit() !== null }))
    return { url, process: process_, stop };
  const said = await exec('tail', ['-n', '20', process_.log]);
  await stop();
  throw new Trouble(`OpenSearch does not answer at ${url}:\n${said.output}`);
}
