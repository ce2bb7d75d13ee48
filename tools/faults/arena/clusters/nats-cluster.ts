import { eventStream } from '@barspoon/messaging/names';
import { nats } from '@barspoon/servers/nats/nats';
import { asOperator, provision } from '@barspoon/servers/nats-access/provision';
import { freePort } from '@barspoon/servers/process/ports';
import { until } from '@barspoon/servers/process/wait';
import type { BackingServer, Program } from '@barspoon/servers/server';
import { jetstreamManager } from '@nats-io/jetstream';
import { type Server } from '../server.ts';
import { streamPlan } from '../servers.ts';
import { Cluster, memberOf, size } from './cluster.ts';

const formedMs = 120_000;
const nameOf = (at: number) => `nats-${at + 1}`;

interface Ports {
  routes: readonly number[];
  monitors: readonly number[];
}

/** What the cluster reports of a stream or a consumer; `active` is the time since a member was last heard from, in nanoseconds. */
interface Placed {
  cluster?: { leader?: string; replicas?: { active: number; offline?: boolean }[] };
}

/** A member that was heard from within this time is up. */
const heardMs = 5000;

/** A cluster of three with three copies of every stream and every consumer. */
export class NatsCluster extends Cluster {
  private readonly monitors: readonly number[];

  private constructor(members: readonly Server[], monitors: readonly number[]) {
    super(members);
    this.monitors = monitors;
  }

  static async prepare(program: Program, dir: string): Promise<NatsCluster> {
    const ports = (): Promise<number[]> => Promise.all(Array.from({ length: size }, () => freePort()));
    const all: Ports = { routes: await ports(), monitors: await ports() };
    const members = Array.from({ length: size }, (_, at) =>
      memberOf(serverOf(at, all), program, dir, nameOf(at)),
    );
    return new NatsCluster(await Promise.all(members), all.monitors);
  }

  get url(): string {
    return this.members.map(({ url }) => url).join(',');
  }

  /** The leader that places streams. @throws Error when there is none */
  async metaLeader(): Promise<Server> {
    for (const port of this.monitors) {
      const answer = await fetch(`http://127.0.0.1:${port}/jsz`).catch(() => null);
      const said = (await answer?.json()) as { meta_cluster?: { leader?: string } } | undefined;
      if (said?.meta_cluster?.leader) return this.named(said.meta_cluster.leader);
    }
    throw new Error('the NATS cluster has no meta leader');
  }

  /** The leader of a service's event stream. */
  async leaderOf(service: string): Promise<Server> {
    const { cluster } = await asOperator(this.address, async (connection) => {
      const manager = await jetstreamManager(connection);
      return manager.streams.info(eventStream(service));
    });
    return this.named(cluster?.leader ?? '');
  }

  /** A cluster that has just started cannot create streams until it has a meta leader. */
  protected async form(): Promise<void> {
    const plan = { ...streamPlan(), replicas: size };
    const make = () => provision(this.address, plan).then(() => true);
    if (!(await until(make, formedMs, 500)))
      throw new Error('the streams could not be created in the cluster');
  }

  protected isWhole(): Promise<boolean> {
    return asOperator(this.address, async (connection) => {
      const manager = await jetstreamManager(connection);
      for await (const stream of manager.streams.list()) {
        if (!isPlaced(stream)) return false;
        for await (const consumer of manager.consumers.list(stream.config.name))
          if (!isPlaced(consumer)) return false;
      }
      return true;
    });
  }

  private get address() {
    return { NATS_URL: this.url };
  }

  private named(name: string): Server {
    const found = this.members[this.members.findIndex((_, at) => nameOf(at) === name)];
    if (!found) throw new Error(`NATS has no member ${name}`);
    return found;
  }
}

/**
 * NATS 2.9 reports a member that came back as not current for consumers that nobody uses, until they are used again: so
 * what counts is that the leader hears from it.
 */
const isPlaced = ({ cluster }: Placed): boolean =>
  Boolean(cluster?.leader) &&
  cluster?.replicas?.length === size - 1 &&
  cluster.replicas.every(({ active, offline }) => active < heardMs * 1e6 && !offline);

const serverOf = (at: number, { routes, monitors }: Ports): BackingServer => ({
  ...nats,
  configuration: (place, access) =>
    [
      nats.configuration?.(place, access),
      `server_name: ${nameOf(at)}`,
      `http: "127.0.0.1:${monitors[at]}"`,
      'cluster {',
      `  name: barspoon, listen: "127.0.0.1:${routes[at]}"`,
      `  routes: [${routes.map((port) => `"nats://127.0.0.1:${port}"`).join(', ')}]`,
      '}',
      '',
    ].join('\n'),
});
