import { lastLines, which } from '../process/exec.ts';
import type { Step } from '../process/progress.ts';
import { Trouble } from '../process/trouble.ts';
import type { Way } from '../server.ts';
import { asRoot, rootObstacle, sudo } from './as-root.ts';

/** Packages of Fedora and its kin, whose daemons are started by nobody. */
export function fedoraPackages(label: string, packages: string[]): Way {
  const obtainable = {
    plan: async () => ({
      what: `${label}: Fedora ${packages.length > 1 ? 'packages' : 'package'} ${packages.join(', ')}`,
      commands: [dnfCommand(packages)],
    }),
    obstacle: fedoraObstacle,
    obtain: (step: Step) => installByDnf(packages, step),
  };
  // What a package installs lands on PATH, where another way finds it.
  return { find: async () => null, obtainable };
}

/** Why Fedora's packages cannot be installed here, or null. */
export async function fedoraObstacle(): Promise<string | null> {
  if (!(await which('dnf'))) return 'this system has no dnf';
  return rootObstacle('installing Fedora packages');
}

/** The command a person would type. */
export const dnfCommand = (packages: readonly string[]): string =>
  `${sudo()}dnf install ${packages.join(' ')}`;

/** @throws {Trouble} with what dnf said last */
export async function installByDnf(packages: readonly string[], step: Step): Promise<void> {
  const onLine = (line: string) => step.detail(line.slice(0, 60));
  const { code, output } = await asRoot('dnf', ['install', '-y', ...packages], { onLine });
  if (code !== 0) throw new Trouble(`${dnfCommand(packages)} failed:\n${lastLines(output)}`);
}
