import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exec, lastLines } from '@barspoon/servers/process/exec';
import { step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';

export interface Build {
  title: string;
  /** The script of the root package.json. */
  script: string;
  /** What it makes; missing means out of date. */
  output: string;
  /** Files and folders whose content it depends on. */
  inputs: string[];
}

const SHARED = ['package-lock.json', 'tsconfig.json', 'libs/browser', 'libs/contracts', 'libs/mixology'];

export const BUILDS: readonly Build[] = [
  {
    title: 'services',
    script: 'build:services',
    output: 'dist/services/all.js',
    inputs: [
      ...SHARED,
      'rspack.config.mjs',
      'tools/build',
      'tools/stack/one-process.ts',
      'tools/stack/source-maps.ts',
      'libs',
      'services',
    ],
  },
  { title: 'web', script: 'build:web', output: 'web/dist/index.html', inputs: [...SHARED, 'web'] },
  { title: 'console', script: 'build:admin', output: 'admin/dist/index.html', inputs: [...SHARED, 'admin'] },
];

const IGNORED = new Set(['node_modules', 'dist', 'coverage', '.tanstack']);
const isIgnored = (name: string) => IGNORED.has(name) || /\.spec\.tsx?$/.test(name);

/** Runs every build whose inputs have changed since it last ran. */
export async function buildWhatChanged(root: string, builds = BUILDS): Promise<void> {
  for (const build of builds) {
    const digest = contentHash(root, build.inputs);
    if (isFresh(root, build, digest)) continue;
    await runBuild(root, build);
    // Hashed again, because a build may write generated files among its inputs.
    remember(root, build, contentHash(root, build.inputs));
  }
}

/** Runs every build that has never run. */
export async function buildWhatIsMissing(root: string, builds = BUILDS): Promise<void> {
  await buildWhatChanged(
    root,
    builds.filter(({ output }) => !existsSync(join(root, output))),
  );
}

/** The builds whose output is missing or older than its inputs. */
export function staleBuilds(root: string, builds = BUILDS): Build[] {
  return builds.filter((build) => !isFresh(root, build, contentHash(root, build.inputs)));
}

function isFresh(root: string, build: Build, digest: string): boolean {
  if (!existsSync(join(root, build.output))) return false;
  const file = stampFile(root, build);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(root, build, digest);
}

function remember(root: string, build: Build, digest: string): void {
  const file = stampFile(root, build);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stampOf(root, build, digest));
}

/** Also says when the output was written: one that somebody else has built since is not ours. */
function stampOf(root: string, { output }: Build, digest: string): string {
  return `${digest} ${statSync(join(root, output)).mtimeMs}`;
}

/** Next to the packages: reinstalling them makes every build stale, as it should. */
function stampFile(root: string, { script }: Build): string {
  return join(root, 'node_modules', '.cache', 'barspoon', script.replace(':', '-'));
}

async function runBuild(root: string, { title, script, output }: Build): Promise<void> {
  const progress = step(`Building ${title}`);
  const { code, output: printed } = await exec('npm', ['run', script], {
    cwd: root,
    // An override by the caller, for example a test run, must not apply: the build is what members get.
    env: { ...process.env, NODE_ENV: 'production' },
    onLine: (line) => progress.detail(line.trim().slice(0, 60)),
  });
  if (code === 0 && existsSync(join(root, output))) return progress.done(`Built ${title}`);
  progress.fail(`Building ${title} failed`);
  throw new Trouble(`npm run ${script} failed:\n${lastLines(printed, 30)}`);
}

/** A digest of the names and contents of all files below these paths; what does not exist counts as empty. */
export function contentHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(root, path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries
      .filter(({ name }) => !isIgnored(name))
      .flatMap(({ name }) => filesBelow(root, join(path, name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    throw error;
  }
}
