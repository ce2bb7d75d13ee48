import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import type { Project } from './project.ts';

const root = '/sys/fs/cgroup';
/** Of a control group: its own memory, the most it ever had with what it read of files, and its limit. */
const v2 = { dir: root, own: 'anon', peak: 'memory.peak', limit: 'memory.max' };
const v1 = {
  dir: join(root, 'memory'),
  own: 'total_rss',
  peak: 'memory.max_usage_in_bytes',
  limit: 'memory.limit_in_bytes',
};

/** One row of a table for each container that runs. */
export async function memoryOf(engine: Engine, project: Project): Promise<string[]> {
  const rows: string[] = [];
  for (const id of await project.containers('status=running')) {
    const format = '{{.State.Pid}} {{index .Config.Labels "com.docker.compose.service"}}';
    const [pid = '', name] = (await engine.run('inspect', '--format', format, id)).split(' ');
    const { own, peak, limit } = memoryOfProcess(readFileSync(`/proc/${pid}/cgroup`, 'utf8'));
    rows.push(`| ${name} | ${own} | ${peak} | ${limit} |`);
  }
  return rows.sort();
}

/** @param cgroup what Linux says of the groups of a process */
function memoryOfProcess(cgroup: string): { own: number; peak: number; limit: number } {
  const ofVersion1 = /^\d+:memory:(.*)$/m.exec(cgroup)?.[1];
  const names = ofVersion1 === undefined ? v2 : v1;
  const dir = join(names.dir, ofVersion1 ?? /^0::(.*)$/m.exec(cgroup)?.[1] ?? '');
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const megabytes = (bytes: string) => Math.round(Number(bytes) / 1e6);
  const own = new RegExp(`^${names.own} (\\d+)$`, 'm').exec(read('memory.stat'))?.[1] ?? '';
  return { own: megabytes(own), peak: megabytes(read(names.peak)), limit: megabytes(read(names.limit)) };
}
