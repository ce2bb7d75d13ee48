import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseIdentity } from '@barspoon/servers/mongodb/replica-set';
import { exec, lastLines } from '@barspoon/servers/process/exec';
import { step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { contentHash } from './builds.ts';
import type { SignIn } from './state-file.ts';

export interface StarterDataOptions {
  root: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
}

interface Stamp {
  seeded: string;
  signIns: SignIn[];
  /** When the demo members were looked after: the trial of one of them began then. */
  demoAt: string;
}

/** A quarter of the trial. */
const demoStaysFreshMs = 12 * 60 * 60 * 1000;

/**
 * Seeds the starter library, once for each database and version of the library, and makes the demo sign-ins. Demo
 * members who are there already stay as they have become; only the one on trial is put back to its beginning.
 * @returns the demo sign-ins
 */
export async function ensureStarterData(options: StarterDataOptions): Promise<SignIn[]> {
  const { root, dataDir, env } = options;
  const file = join(dataDir, 'run', 'seed.json');
  const database = `${await databaseIdentity(env.MONGODB_URL ?? '')}/${env.MONGODB_PREFIX ?? ''}`;
  const wanted = `${database}/${contentHash(root, ['library', 'tools/seed', 'tools/user'])}`;
  const stamp = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp) : null;
  const isSeeded = stamp?.seeded === wanted;
  if (isSeeded && areDemoMembersFresh(stamp, Date.now())) return stamp.signIns;
  if (!isSeeded) await runTool('Filling in the starter library', ['tools/seed/seed.ts'], options);
  const output = await runTool(
    'Making the demo sign-ins',
    ['tools/user/user.ts', 'ensure-demo', '--json'],
    options,
  );
  const signIns = signInsIn(output);
  mkdirSync(dirname(file), { recursive: true });
  const next: Stamp = { seeded: wanted, signIns, demoAt: new Date().toISOString() };
  writeFileSync(file, JSON.stringify(next, null, 2), { mode: 0o600 });
  return signIns;
}

/** Whether the demo member on trial still is, and long enough to be of use. */
export function areDemoMembersFresh({ demoAt }: Partial<Pick<Stamp, 'demoAt'>>, now: number): boolean {
  return demoAt !== undefined && now - Date.parse(demoAt) < demoStaysFreshMs;
}

/** The sign-ins in the last line of what the user command printed: a JSON list. */
export function signInsIn(output: string): SignIn[] {
  const line = output
    .trimEnd()
    .split('\n')
    .findLast((text) => text.startsWith('['));
  if (!line) throw new Trouble(`The user command printed no list of sign-ins:\n${lastLines(output)}`);
  return JSON.parse(line) as SignIn[];
}

async function runTool(title: string, args: string[], { root, env }: StarterDataOptions): Promise<string> {
  const progress = step(title);
  const { code, output } = await exec(process.execPath, args, {
    cwd: root,
    env,
    onLine: (line) => progress.detail(line.trim()),
  });
  if (code !== 0) {
    progress.fail(`${title} failed`);
    throw new Trouble(`node ${args.join(' ')} failed:\n${lastLines(output, 20)}`);
  }
  progress.done();
  return output;
}
