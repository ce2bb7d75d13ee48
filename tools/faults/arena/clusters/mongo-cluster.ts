import { mongodb } from '@barspoon/servers/mongodb/mongodb';
import { REPLICA_SET } from '@barspoon/servers/mongodb/replica-set';
import { until } from '@barspoon/servers/process/wait';
import type { BackingServer, Program } from '@barspoon/servers/server';
import { type Document, MongoClient } from 'mongodb';
import type { Server } from '../server.ts';
import { Cluster, memberOf, size } from './cluster.ts';

const electedMs = 60_000;
const hostOf = ({ url }: Server): string => new URL(url).host;

/** A replica set of three with MongoDB's default election timeout (10 s). */
export class MongoCluster extends Cluster {
  get url(): string {
    return `mongodb://${this.members.map(hostOf).join(',')}/?replicaSet=${REPLICA_SET}`;
  }

  static async prepare(program: Program, dir: string): Promise<MongoCluster> {
    const names = Array.from({ length: size }, (_, at) => `mongo-${at + 1}`);
    return new MongoCluster(await Promise.all(names.map((name) => memberOf(member, program, dir, name))));
  }

  /** @throws Error when none has been elected within a minute */
  async primary(): Promise<Server> {
    const primary = await until(async () => {
      const { primary } = await this.ask({ hello: 1 });
      return this.members.find((one) => hostOf(one) === primary);
    }, electedMs);
    if (!primary) throw new Error('MongoDB has no primary');
    return primary;
  }

  protected async form(): Promise<void> {
    const [first] = this.members;
    if (!first) return;
    const members = this.members.map((one, at) => ({ _id: at, host: hostOf(one) }));
    await withAdmin(first.url, async (command) => {
      const { setName } = await command({ hello: 1 });
      if (!setName) await command({ replSetInitiate: { _id: REPLICA_SET, members } });
    });
  }

  protected async isWhole(): Promise<boolean> {
    const { members } = await this.ask({ replSetGetStatus: 1 });
    const states: string[] = members.map(({ stateStr }: { stateStr: string }) => stateStr);
    return (
      states.filter((state) => state === 'PRIMARY').length === 1 &&
      states.filter((state) => state === 'SECONDARY').length === size - 1
    );
  }

  private ask(command: Document): Promise<Document> {
    return withAdmin(this.url, (ask) => ask(command));
  }
}

/** Ready once it accepts connections, in whatever state of the replica set. */
const member: BackingServer = {
  ...mongodb,
  url: (port) => `mongodb://127.0.0.1:${port}/?directConnection=true`,
  async ready(url, { timeoutMs, givenUp }) {
    const answers = () => withAdmin(url, (command) => command({ ping: 1 }));
    if (!(await until(answers, timeoutMs, 100, { up: givenUp })))
      throw new Error(`MongoDB does not answer at ${url}`);
  },
};

async function withAdmin<T>(
  url: string,
  work: (command: (document: Document) => Promise<Document>) => Promise<T>,
): Promise<T> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 2000 });
  try {
    return await work((document) => client.db('admin').command(document));
  } finally {
    await client.close();
  }
}
