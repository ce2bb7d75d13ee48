import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { say } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { readArguments } from '../arguments.ts';
import { provideBaseImages } from '../images/base-images.ts';
import { type Engine, findEngine } from '../images/engine.ts';
import { buildImages } from '../images/product-images.ts';
import { DATA, orExplain, ROOT } from '../stack/boot/boot.mjs';
import { type Commit, changelogOf, commitOf, nextVersion } from './commits.ts';
import {
  acceptedFile,
  complaintsOf,
  keepSnapshot,
  presentBreaks,
  readAccepted,
  snapshotFile,
} from './released.ts';

const HELP = `npm run release [-- options]: version, changelog, contract snapshot, images and the list of their parts

  --dry-run          says what it would release, and changes nothing
  --version <x.y.z>  this version instead of the one that follows from the commits
  --no-image         builds no images

Afterwards there are a commit and a tag; nothing is pushed. The list of parts (CycloneDX) is in dist/release/<version>.`;
const CHANGELOG = 'CHANGELOG.md';
const TITLE = '# Changelog\n\nWhat each release changed, written by `npm run release` from its commits.\n';

const { values: flags } = readArguments(HELP, {
  options: {
    'dry-run': { type: 'boolean', default: false },
    version: { type: 'string' },
    'no-image': { type: 'boolean', default: false },
  },
});

await orExplain(release);

interface Plan {
  version: string;
  /** Its part of the changelog. */
  notes: string;
}

async function release(): Promise<void> {
  const plan = await planned();
  say(`Release ${plan.version}\n\n${plan.notes}`);
  if (flags['dry-run']) return say('Nothing was changed (--dry-run).');
  if (await run('git', 'status', '--porcelain'))
    throw new Trouble('There are changes that are not committed. A release is made of commits.');
  const { version } = plan;
  await run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  keepSnapshot(ROOT, version);
  const before = existsSync(join(ROOT, CHANGELOG)) ? readFileSync(join(ROOT, CHANGELOG), 'utf8') : TITLE;
  writeFileSync(join(ROOT, CHANGELOG), before.replace(TITLE, `${TITLE}\n${plan.notes}`));
  const dir = join(ROOT, 'dist', 'release', version);
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, 'sbom.cdx.json'),
    `${await run('npm', 'sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx')}\n`,
  );
  if (!flags['no-image']) await buildTagged(await findEngine(), version);
  await run('git', 'add', 'package.json', 'package-lock.json', CHANGELOG, snapshotFile, acceptedFile);
  await run('git', 'commit', '--message', `chore(release): ${version}`);
  await run('git', 'tag', `v${version}`);
  say(`Released ${version}: a commit, the tag v${version}, and ${dir}. Nothing was pushed.`);
}

/** @throws {Trouble} when the contracts break without a reason */
async function planned(): Promise<Plan> {
  const date = new Date().toISOString().slice(0, 10);
  if (!existsSync(join(ROOT, snapshotFile))) {
    const version = flags.version ?? versionOfPackage();
    return { version, notes: `## ${version} (${date})\n\nThe first release.\n` };
  }
  const accepted = readAccepted(ROOT);
  const complaints = complaintsOf(presentBreaks(ROOT), accepted);
  if (complaints.length > 0)
    throw new Trouble(`What the last release has promised does not hold:\n${complaints.join('\n')}`);
  const commits = await commitsSinceRelease();
  if (commits.length === 0) throw new Trouble('There is nothing new since the last release.');
  const version = flags.version ?? nextVersion(versionOfPackage(), commits, accepted.length > 0);
  const breaks = accepted.map((one) => `${one.break} (${one.why})`);
  return { version, notes: changelogOf(version, date, commits, breaks) };
}

/** The last release is the last change of its snapshot: tags are not everywhere. */
async function commitsSinceRelease(): Promise<Commit[]> {
  const last = await run('git', 'log', '-1', '--format=%H', '--', snapshotFile);
  const messages = await run('git', 'log', '--format=%B%x00', last ? `${last}..HEAD` : 'HEAD');
  return messages.split('\0').flatMap((message) => commitOf(message.trim()) ?? []);
}

function versionOfPackage(): string {
  return (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}

async function buildTagged(engine: Engine, version: string): Promise<void> {
  await provideBaseImages(engine, join(DATA, 'images'));
  for (const { image, megabytes } of await buildImages(engine)) {
    await engine.run('tag', image, `${image}:${version}`);
    say(`${image}:${version} (${megabytes} MB)`);
  }
}

/** @returns what it printed, complaints aside; throws with those when it failed */
async function run(program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd: ROOT, maxBuffer: 2 ** 28 });
    return stdout.trim();
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Trouble(`${program} ${args.join(' ')} failed:\n${stderr ?? String(error)}`);
  }
}
