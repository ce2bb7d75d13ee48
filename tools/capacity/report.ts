import type { Report } from '../report/report.ts';
import type { Assumptions } from './assumptions.ts';
import { type Capacity, capacityFor, type Measured, nextBottleneck } from './model.ts';

export const grouped = (value: number): string => Math.round(value).toLocaleString('en');

const rounded = (value: number): number => (value < 10 ? Number(value.toPrecision(2)) : Math.round(value));

/** What a size takes, as tables. */
export function reportsOf(capacity: Capacity, { nodeCores, nodeGiB }: Assumptions): Report[] {
  const { mongo, nats, redis, services, nodes, total } = capacity;
  const perServer = (value: number, shards: number) => rounded(value / shards);
  return [
    {
      title: `${grouped(capacity.members)} members, ${grouped(capacity.recipes)} recipes: at the peak ${grouped(capacity.requestsASecond)} requests, ${grouped(capacity.eventsASecond)} events and ${grouped(capacity.mailsASecond)} mails a second`,
      rows: services.map(({ service, cores, replicas, gib }) => ({
        service,
        replicas,
        'cores at the peak': rounded(cores),
        'GiB in all': rounded(gib),
      })),
    },
    {
      title: 'Machines',
      rows: [
        {
          what: `services, ${nodeCores} cores and ${nodeGiB} GiB each`,
          machines: nodes,
          cores: nodeCores,
          GiB: nodeGiB,
          'GB of disk': null,
        },
        {
          what: mongo.shards > 1 ? `MongoDB, ${mongo.shards} replica sets` : 'MongoDB, a replica set',
          machines: mongo.nodes,
          cores: perServer(mongo.cores, mongo.shards),
          GiB: perServer(mongo.gib, mongo.shards),
          'GB of disk': perServer(mongo.diskGB, mongo.shards),
        },
        {
          what: 'NATS, a cluster',
          machines: nats.nodes,
          cores: rounded(nats.cores),
          GiB: null,
          'GB of disk': rounded(nats.diskGB),
        },
        {
          what: 'Redis and its replica',
          machines: redis.nodes,
          cores: rounded(redis.cores),
          GiB: rounded(redis.gib),
          'GB of disk': null,
        },
        {
          what: 'used of all',
          machines: total.nodes,
          cores: rounded(total.cores),
          GiB: rounded(total.gib),
          'GB of disk': rounded(total.diskGB),
        },
      ],
    },
    {
      title: 'What cannot simply be had more of, the fullest first',
      rows: capacity.limits.map(({ what, used, remedy }) => ({
        what,
        'used %': rounded(used * 100),
        'when it is full': remedy,
      })),
    },
  ];
}

/** A row for each size. */
export function sizesTable(sizes: readonly number[], assumed: Assumptions, measured: Measured): Report {
  return {
    title: 'Sizes',
    rows: sizes.map((members) => {
      const { requestsASecond, services, mongo, nodes, total, limits } = capacityFor(
        members,
        assumed,
        measured,
      );
      const [fullest] = limits;
      return {
        members: grouped(members),
        'requests a second': rounded(requestsASecond),
        'processes of services': services.reduce((sum, { replicas }) => sum + replicas, 0),
        'machines for services': nodes,
        'MongoDB: sets': mongo.shards,
        'MongoDB: GB of disk each': rounded(mongo.diskGB / mongo.shards),
        'machines in all': total.nodes,
        'cores used': rounded(total.cores),
        'GiB used': rounded(total.gib),
        fullest: fullest ? `${fullest.what}, ${rounded(fullest.used * 100)} %` : '',
      };
    }),
  };
}

export function bottleneckText(assumed: Assumptions, measured: Measured): string {
  const { members, limit } = nextBottleneck(assumed, measured);
  return `The first bottleneck is met at ${grouped(Number(members.toPrecision(2)))} members: ${limit.what}. Then: ${limit.remedy}.`;
}
