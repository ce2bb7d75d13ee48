import { setTimeout as sleep } from 'node:timers/promises';
import { exec } from '@barspoon/servers/process/exec';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import type { Engine } from './engine.ts';

const readyMs = 600_000;
/** One address may sign in or up 20 times a minute; whoever tries more often is refused for having tried. */
const againMs = 4000;

/** The containers that Compose has started under one name. */
export class Project {
  private readonly engine: Engine;
  private readonly name: string;
  private readonly files: readonly string[];

  /** @param files of Compose; without any, the one that is where the command runs */
  constructor(engine: Engine, name: string, files: readonly string[] = []) {
    this.engine = engine;
    this.name = name;
    this.files = files.flatMap((file) => ['--file', file]);
  }

  compose(...args: string[]): Promise<string> {
    return this.engine.compose(...this.files, '--project-name', this.name, ...args);
  }

  /** Starts something, and meanwhile does what Podman leaves to others. */
  start(...args: string[]): Promise<string> {
    return this.lookingAfter(this.compose(...args));
  }

  /** The same with a text as standard input. */
  startReading(input: string, ...args: string[]): Promise<string> {
    const { engine, files, name } = this;
    return this.lookingAfter(engine.composeReading(input, ...files, '--project-name', name, ...args));
  }

  async containerOf(service: string): Promise<string> {
    const [id] = await this.containers(`label=com.docker.compose.service=${service}`);
    if (!id) throw new Trouble(`there is no container of ${service}`);
    return id;
  }

  /** @param filters as `ps` takes them */
  async containers(...filters: string[]): Promise<string[]> {
    const wanted = [`label=com.docker.compose.project=${this.name}`, ...filters];
    const output = await this.engine.run(
      'ps',
      '--all',
      '--quiet',
      ...wanted.flatMap((filter) => ['--filter', filter]),
    );
    return output.split('\n').filter(Boolean);
  }

  /** Tries until it succeeds; meanwhile does what Podman leaves to others. */
  async working<T>(act: () => Promise<T>, everyMs = againMs): Promise<T> {
    let last: unknown;
    const result = await until(
      async () => {
        if (this.engine.name === 'podman') await this.lookAfter();
        return {
          value: await act().catch((error) => {
            last = error;
            throw error;
          }),
        };
      },
      readyMs,
      everyMs,
    );
    if (!result) throw last;
    return result.value;
  }

  private async lookingAfter<T>(started: Promise<T>): Promise<T> {
    let isOver = false;
    const end = started.finally(() => {
      isOver = true;
    });
    end.catch(() => undefined);
    while (this.engine.name === 'podman' && !isOver) {
      await this.lookAfter().catch(() => undefined);
      await Promise.race([end.catch(() => undefined), sleep(againMs)]);
    }
    return end;
  }

  /**
   * Podman has a service manager do its health checks, which is not everywhere; and it does not start a container again
   * that depends on one which has done its work, as ours do on `keys`, whatever the restart policy says.
   */
  private async lookAfter(): Promise<void> {
    for (const id of await this.containers('health=starting'))
      await exec(this.engine.name, ['healthcheck', 'run', id], { timeoutMs: 20_000 });
    for (const id of await this.containers('status=exited'))
      if ((await this.engine.run('inspect', '--format', '{{.State.ExitCode}}', id)) !== '0')
        await this.engine.run('start', id);
  }
}
