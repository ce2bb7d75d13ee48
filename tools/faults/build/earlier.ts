import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotFile } from '../../release/released.ts';
import { ROOT } from '../../stack/boot/boot.mjs';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit of the last release: the one that kept its snapshot. */
export const lastRelease = (): string => git('log', '-1', '--format=%H', '--', snapshotFile);

/**
 * Checks out an earlier commit next to this tree and builds its services, as `build.mjs` of that commit does.
 * @returns its folder, and the short name of its commit
 */
export function buildEarlier(ref: string): { root: string; commit: string } {
  const commit = git('rev-parse', '--short', `${ref}^{commit}`);
  const root = join(ROOT, '.data', 'upgrade', commit);
  if (!existsSync(join(root, 'package.json'))) {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', root], { input: archive });
  }
  if (!existsSync(join(root, 'node_modules'))) providePackages(root);
  const { status } = spawnSync(process.execPath, ['tools/faults/build/build.mjs'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`the services of ${commit} could not be built`);
  return { root, commit };
}

/** The packages of this tree where they are the same; our own are those of the other tree. */
function providePackages(root: string): void {
  const packages = join(root, 'node_modules');
  const lock = 'package-lock.json';
  if (readFileSync(join(root, lock), 'utf8') !== readFileSync(join(ROOT, lock), 'utf8')) {
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
    });
    return;
  }
  const present = join(ROOT, 'node_modules');
  mkdirSync(join(packages, '@barspoon'), { recursive: true });
  for (const name of readdirSync(present))
    if (name !== '@barspoon') symlinkSync(join(present, name), join(packages, name));
  for (const name of readdirSync(join(present, '@barspoon')))
    symlinkSync(readlinkSync(join(present, '@barspoon', name)), join(packages, '@barspoon', name));
}
