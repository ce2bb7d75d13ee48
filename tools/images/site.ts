import { appendFileSync, chmodSync, chownSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { duration, say, step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { parse } from 'yaml';
import { MailSink } from '../load/mail-sink.ts';
import { doMainJob, expectKept } from '../running/main-job.ts';
import { startLoad } from '../running/steady-load.ts';
import { ROOT } from '../stack/boot/boot.mjs';
import { provideBaseImages } from './base-images.ts';
import type { Engine } from './engine.ts';
import { memoryOf } from './memory.ts';
import { buildImages } from './product-images.ts';
import { Project } from './project.ts';
import * as machine from './site-machine.ts';
import * as visitor from './site-visitor.ts';

const FILE = 'compose.production.yml';
const PROJECT = 'barspoon-site-check';
const url = `https://${machine.DOMAIN}`;
const admin = { email: `ada@${machine.DOMAIN}`, password: 'a long night out' };
/** What nobody can have without a public name. */
const unknownHere = ['DNS', 'SPF', 'DMARC', 'clock'];
const readers = 2;

/**
 * Does what docs/self-hosting.md tells on this machine: settings, start, first admin, backup, a boot, an update, and a
 * restore onto nothing but .env, the backup and its key.
 */
export async function runSite(
  engine: Engine,
  dir: string,
  { build, keep }: { build: boolean; keep: boolean },
): Promise<void> {
  machine.assertRoot();
  await provideBaseImages(engine, dir, thirdParty());
  const folder = join(dir, 'site');
  if (build) rmSync(folder, { recursive: true, force: true });
  await machine.cloneInto(folder);
  machine.nameMachine();
  const mail = await MailSink.open(machine.ownAddress(), { user: 'bar', password: 'pa$$word' });
  process.chdir(folder);
  const project = new Project(engine, PROJECT, [FILE, machine.writeOverride(folder, dir)]);
  try {
    await new Drill(engine, project, folder, dir, mail).run(build);
  } catch (error) {
    say(await project.compose('logs', '--tail', '20').catch(String));
    throw error;
  } finally {
    if (keep)
      say(
        `It goes on at ${url}; to end it: ${engine.composeCommand} --project-name ${PROJECT} down --volumes`,
      );
    else {
      await project.compose('down', '--volumes').catch((error: Error) => say(error.message));
      machine.unnameMachine();
    }
    await mail.close();
  }
}

/** The images of others that the file runs. */
const thirdParty = (): string[] => {
  const { services } = parse(readFileSync(join(ROOT, FILE), 'utf8'), { merge: true }) as {
    services: Record<string, { image: string }>;
  };
  return [...new Set(Object.values(services).map(({ image }) => image))].filter((image) =>
    image.includes('/'),
  );
};

class Drill {
  private readonly engine: Engine;
  private readonly project: Project;
  private readonly folder: string;
  private readonly dir: string;
  private readonly mail: MailSink;
  private readonly rows: string[] = [];

  constructor(engine: Engine, project: Project, folder: string, dir: string, mail: MailSink) {
    this.engine = engine;
    this.project = project;
    this.folder = folder;
    this.dir = dir;
    this.mail = mail;
  }

  async run(build: boolean): Promise<void> {
    const { project, engine } = this;
    await this.refusesToStart();
    await this.timed('`npm run site -- init`, with the packages it installs', () => this.init());
    await project.compose('down', '--volumes');
    await machine.assertPortsFree();
    if (build) await this.timed('Both images built', () => buildImages(engine, this.folder));
    await this.timed('`up`, until the front page answers over https', () => this.start());
    await this.timed('The starter library is in', () => project.working(() => visitor.findsRecipes(url)));
    await this.timed('`site doctor`', () => this.doctor([...unknownHere, 'backups']));
    await this.timed('First admin: the link, a password, signed in over https', () => this.firstAdmin());
    const regular = await this.timed('First member: signed up, a bar filled, matched', () =>
      project.working(() => doMainJob(url)),
    );
    const picture = await this.timed('A picture uploaded', () => visitor.uploadPicture(url));
    await project.working(() => this.expectMailed(picture.email));
    await this.timed('WebSocket through Caddy', () => visitor.opensSocket(machine.DOMAIN));
    const kept = async () => {
      await project.working(() => expectKept(url, regular));
      await project.working(() => visitor.expectPicture(url, picture));
      await project.working(() => visitor.signsIn(url, admin));
    };
    await this.timed('A backup', () => this.backup());
    await this.doctor(unknownHere);
    await this.timed('Everything killed and started again, as at a boot', async () => {
      await this.boot();
      await kept();
    });
    await this.timed('An update', () => this.update());
    await kept();
    say(
      `Memory, in MB now (and at most), of what is allowed:\n${(await memoryOf(engine, project)).join('\n')}`,
    );
    await this.timed('All volumes removed', () => project.compose('down', '--volumes'));
    await this.timed('Restore from .env, the backup and backup.key', () => this.restore());
    await this.timed('`up` after it, until all is there again', async () => {
      await project.start('up', '--detach');
      await this.trusted();
      await kept();
    });
    say(['| Step | Took |', '|---|---|', ...this.rows].join('\n'));
  }

  private async refusesToStart(): Promise<void> {
    const said = await this.project.compose('up', '--detach').catch((error: Error) => error.message);
    if (!said.includes('is missing a value: npm run site -- init'))
      throw new Trouble(`without settings it should say where they come from:\n${said}`);
  }

  private async init(): Promise<void> {
    const { code, output } = await machine.npmRun(
      this.folder,
      ...['site', '--', 'init', '--domain', machine.DOMAIN, '--mail', this.mail.url],
      ...['--operator', 'The Drill, 1 High Street', '--membership', 'free', '--sign-up', 'open'],
    );
    if (code !== 0) throw new Trouble(output);
  }

  private async start(): Promise<void> {
    await this.project.start('up', '--detach');
    await this.trusted();
    await this.project.working(() => visitor.expectPage(`${url}/`), 500);
  }

  /** Caddy makes its authority at its first start. */
  private async trusted(): Promise<void> {
    const root = await this.project.working(async () =>
      this.engine.run(
        'exec',
        await this.project.containerOf('caddy'),
        'cat',
        '/data/caddy/pki/authorities/local/root.crt',
      ),
    );
    machine.trust(`${root}\n`, this.dir);
  }

  private async doctor(unwell: readonly string[]): Promise<void> {
    const { output } = await machine.npmRun(this.folder, 'site', '--', 'doctor');
    const found = [...output.matchAll(/^✗ ([^:]+)/gm)].map(([, about]) => about);
    if (!output.includes('✓') || found.sort().join() !== [...unwell].sort().join())
      throw new Trouble(`site doctor should find ${unwell.join(', ')} alone:\n${output}`);
    say(output.trimEnd());
  }

  private async firstAdmin(): Promise<void> {
    const printed = await this.tool(
      'seed',
      'tools/user/user.ts',
      'create',
      admin.email,
      '--role',
      'admin',
      '--link',
    );
    const token = /\/profile\?link=new-password#(\S+)/.exec(printed)?.[1];
    if (!token) throw new Trouble(`no link was printed:\n${printed}`);
    await visitor.choosesPassword(url, token, admin.password);
    await visitor.signsIn(url, admin);
    await visitor.expectPage(`${url}/admin`);
  }

  private async expectMailed(address: string): Promise<void> {
    if (!this.mail.taken.has(address)) throw new Trouble(`no mail has come for ${address}`);
  }

  private async backup(): Promise<void> {
    await this.tool('backup', 'tools/backup/backup.ts', '--to', '/backups');
    const key = readFileSync('backup.key', 'utf8');
    const said = await this.project.startReading(key, ...run('backup'), ...this.restoring(), '--verify');
    if (!said.includes('The backup is whole')) throw new Trouble(said);
  }

  private async boot(): Promise<void> {
    const { engine, project } = this;
    const all = await project.containers('status=running');
    await engine.run('kill', ...all);
    for (const id of all.reverse())
      if (
        (await engine.run('inspect', '--format', '{{.HostConfig.RestartPolicy.Name}}', id)) ===
        'unless-stopped'
      )
        await engine.run('start', id);
  }

  /** While a few readers go on: what they see of it. */
  private async update(): Promise<void> {
    const { engine, project } = this;
    appendFileSync(join(this.folder, 'README.md'), '\nAnother version.\n');
    const load = startLoad(url, { readers, pauseMs: 500, timeoutMs: 60_000 });
    await this.timed('Of it: building', () => buildImages(engine, this.folder));
    await this.timed('Of it: the new containers, until ready', async () => {
      if (engine.name === 'docker') await project.start('up', '--detach');
      else await this.recreate();
      await project.working(() => visitor.expectPage(`${url}/`), 500);
    });
    const { requests, failures, slowestMs } = await load.stop();
    this.rows.push(
      `| Of it: what ${readers} readers saw | ${requests} requests, ${failures.length} failed, the slowest took ${duration(slowestMs)} |`,
    );
    for (const failure of failures) say(failure);
  }

  /** What Docker does by itself: containers of another image are made again, and no others. */
  private async recreate(): Promise<void> {
    const ours = ['barspoon', 'streams', 'backup'];
    await this.engine.run('rm', await this.project.containerOf('seed'));
    await this.project.start('up', '--detach', '--no-deps', '--force-recreate', ...ours);
    await this.project.start('up', '--detach', 'seed');
  }

  /** The backup comes from elsewhere: it is root's, as what was copied by root. */
  private async restore(): Promise<void> {
    for (const file of globSync('backups/*')) {
      chownSync(file, 0, 0);
      chmodSync(file, 0o600);
    }
    const key = readFileSync('backup.key', 'utf8');
    await this.project.working(() => this.project.start('run', '--rm', '-T', 'rights'));
    await this.project.working(() => this.project.startReading(key, ...run('backup'), ...this.restoring()));
  }

  private restoring(): string[] {
    const [file = ''] = globSync('backups/barspoon-*.age').sort().reverse();
    return ['node', 'tools/backup/restore.ts', `/${file}`, '--identity', '-'];
  }

  private tool(service: string, ...command: string[]): Promise<string> {
    return this.project.start(...run(service), 'node', ...command);
  }

  private async timed<T>(title: string, act: () => Promise<T>): Promise<T> {
    const progress = step(title);
    const began = performance.now();
    const result = await act();
    this.rows.push(`| ${title} | ${duration(performance.now() - began)} |`);
    progress.done(title);
    return result;
  }
}

/** A command of ours in a container that goes with it. */
const run = (service: string): string[] => ['run', '--rm', '-T', service];
