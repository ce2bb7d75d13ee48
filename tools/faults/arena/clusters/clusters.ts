import { rmSync } from 'node:fs';
import { findAll } from '@barspoon/servers/find';
import { mongodb } from '@barspoon/servers/mongodb/mongodb';
import { nats } from '@barspoon/servers/nats/nats';
import { redis } from '@barspoon/servers/redis/redis';
import type { Program } from '@barspoon/servers/server';
import type { Server } from '../server.ts';
import { memberOf } from './cluster.ts';
import { MongoCluster } from './mongo-cluster.ts';
import { NatsCluster } from './nats-cluster.ts';

/** The servers of a site that is scaled out. There is one Redis: it holds nothing that cannot be rebuilt from MongoDB. */
export interface Clusters {
  mongo: MongoCluster;
  nats: NatsCluster;
  redis: Server;
}

/** They start empty, and end with this process. */
export async function prepareClusters(dir: string): Promise<Clusters> {
  rmSync(dir, { recursive: true, force: true });
  const programs = await findAll([mongodb, nats, redis]);
  const of = (server: typeof mongodb): Program => programs.get(server) as Program;
  return {
    mongo: await MongoCluster.prepare(of(mongodb), dir),
    nats: await NatsCluster.prepare(of(nats), dir),
    redis: await memberOf(redis, of(redis), dir, 'redis-1'),
  };
}
