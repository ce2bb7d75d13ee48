import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { lastLines, which } from '../process/exec.ts';
import type { Step } from '../process/progress.ts';
import { Trouble } from '../process/trouble.ts';
import type { Way } from '../server.ts';
import { asRoot, isRoot, rootObstacle, sudo } from './as-root.ts';

const POLICY = '/usr/sbin/policy-rc.d';
const POLICY_TEXT =
  '#!/bin/sh\n# Written by Barspoon while it installs packages: their daemons are not to be started.\nexit 101\n';

let updated: Promise<void> | undefined;

/** Debian packages, installed without starting or enabling the daemons they carry. */
export function debianPackages(label: string, packages: string[], daemons: string[] = []): Way {
  const obtainable = {
    plan: async () => ({
      what: `${label}: Debian ${packages.length > 1 ? 'packages' : 'package'} ${packages.join(', ')}`,
      commands: [installCommand(packages)],
    }),
    obstacle: debianObstacle,
    obtain: (step: Step) => installPackages(packages, daemons, step),
  };
  // What a package installs lands on PATH, where another way finds it.
  return { find: async () => null, obtainable };
}

/** Why Debian packages cannot be installed here, or null. */
export async function debianObstacle(): Promise<string | null> {
  if (!(await which('apt-get'))) return 'this system has no apt-get';
  return rootObstacle('installing Debian packages');
}

/** The command a person would type. */
export function installCommand(packages: string[]): string {
  return `${sudo()}apt-get install --no-install-recommends ${packages.join(' ')}`;
}

export async function installPackages(packages: string[], daemons: string[], step: Step): Promise<void> {
  updated ??= apt(['update'], step);
  await updated;
  const policyIsOurs = isRoot() && !existsSync(POLICY);
  if (policyIsOurs) writeFileSync(POLICY, POLICY_TEXT, { mode: 0o755 });
  try {
    await apt(['install', '-y', '--no-install-recommends', ...packages], step);
    for (const daemon of daemons) await disable(daemon);
  } finally {
    if (policyIsOurs) rmSync(POLICY, { force: true });
  }
}

/** The package enabled its daemon for the next boot; it was installed for us alone. */
async function disable(daemon: string): Promise<void> {
  if (await which('systemctl')) await asRoot('systemctl', ['disable', daemon]);
}

async function apt(args: string[], step: Step): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const onLine = (line: string) => step.detail(line.slice(0, 60));
  const { code, output } = await asRoot('apt-get', args, { env, onLine });
  if (code === 0) return;
  throw new Trouble(`apt-get ${args.join(' ')} failed:\n${lastLines(output)}`);
}
