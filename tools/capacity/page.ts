import { tableLines } from '../report/report.ts';
import { type Assumptions, defaultAssumptions } from './assumptions.ts';
import { readMeasured } from './measured.ts';
import { deviationOf, maxDeviation } from './model.ts';
import { bottleneckText, sizesTable } from './report.ts';
import type { UnitCosts } from './unit-costs.ts';

const sizes = [10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/** What each assumption is called on the page. */
const said: Record<Exclude<keyof Assumptions, 'aDay'>, string> = {
  activeShare: 'Share of all members who come on a day (`--active`)',
  peakFactor: 'Requests of the busiest minutes, relative to the mean of the day (`--peak`)',
  maxUse: 'Share of a core that may be used then (`--max-use`)',
  years: 'Years for which what members do is kept (`--years`)',
  bulkMailsAWeek: 'Bulk mails a member gets in a week (`--mails`)',
  bulkMailHours: 'Hours within which one of them is sent to all',
  hotShare: 'Share of the data in MongoDB, indexes included, that should fit in memory',
  diskReserve: 'Disk, relative to what is on it',
  nodeCores: 'Cores of a machine for services (`--node-cores`)',
  nodeGiB: 'GiB of a machine for services (`--node-memory`)',
  largestCores: 'Cores of the largest machine for MongoDB',
  largestGiB: 'GiB of the largest machine for MongoDB',
  largestDiskTB: 'TB of its disk',
  processGiB: 'GiB that one process of a service may hold',
};

/** `docs/capacity.md`, from the measured costs and the assumptions. */
export function capacityPage(root: string): string {
  const measured = readMeasured(root);
  const { at, machine } = measured.measurement;
  const { processor, keptBytes, title, rows } = deviationOf(measured.costs);
  const percent = (part: number) => `${(part * 100).toFixed(0)} %`;
  const { aDay, ...others } = defaultAssumptions;
  return [
    '# Capacity',
    '',
    'Written by `npm run docs` from `docs/performance/results.json` and `tools/capacity/assumptions.ts`.',
    '',
    '```sh',
    'npm run capacity -- --members 10000000   # processes, machines, memory, disk, and the first bottleneck',
    'npm run capacity -- --help               # the assumptions that can be changed',
    'npm run capacity -- --check              # the costs against a load test; fails where they are 20 % off',
    'npm run bench -- unit-costs              # measures the costs again',
    '```',
    '',
    `The costs of each request are measured ([unit costs](performance.md#unit-costs), ${at.slice(0, 10)}, ${machine.cores} cores of ${machine.cpu}): CPU`,
    'time of every process, events, and bytes in MongoDB, NATS and Redis, including everything that follows from the request. What members do, and the',
    'machines, are assumptions. The model only adds up: it ignores waiting, networks between machines and the cost of',
    'replication, and it assumes that no response comes from the gateway’s cache.',
    '',
    ...tableLines(sizesTable(sizes, defaultAssumptions, measured)),
    bottleneckText(defaultAssumptions, measured),
    '',
    '## Predicted and measured',
    '',
    `Measured along with the costs without being used for them: CPU time is ${percent(processor)} off, bytes that stay are ${percent(keptBytes)} off.`,
    '',
    ...(Math.max(processor, keptBytes) > maxDeviation
      ? [
          `That is more than the ${percent(maxDeviation)} that are wanted: take the sizes above as an order of magnitude, and see [unit costs](performance.md#unit-costs) for why.`,
          '',
        ]
      : []),
    ...tableLines({ title, rows }),
    ...(rows.some(isNatsTooHigh)
      ? [
          'NATS is predicted too high, so its sizes are on the safe side. The cost of an act is measured at three acts a second and nothing',
          'else, where NATS wakes up for nearly every message; in the mixed load the reads between two acts keep it awake.',
          '',
        ]
      : []),
    '## Measured of each',
    '',
    ...tableLines({ title: 'Bytes, indexes included, before compression', rows: bytesOf(measured.costs) }),
    `On the disk of MongoDB they take ${percent(measured.costs.compression)} of that. What one kind of request costs in CPU time is under`,
    '[unit costs](performance.md#unit-costs).',
    '',
    '## Assumed',
    '',
    ...tableLines({
      title: 'Of the site and its machines',
      rows: Object.entries(said).map(([key, what]) => ({ what, value: others[key as keyof typeof others] })),
    }),
    ...tableLines({
      title: 'Requests per day of a member who visits on that day',
      rows: Object.entries(aDay).map(([what, times]) => ({ what, times })),
    }),
    'In the measurement a member follows four others and has a bar of five bottles. Not in the model: documents of public pages, which the',
    'gateway holds rendered, pictures of members, video, the job board, live sessions and the professional pages.',
    '',
  ].join('\n');
}

const isNatsTooHigh = ({
  what,
  predicted,
  measured,
}: ReturnType<typeof deviationOf>['rows'][number]): boolean =>
  what === 'of nats, cores' && predicted > measured * (1 + maxDeviation);

/** What stays of a member, a recipe, a post and of something they did. */
function bytesOf({ costs, recipeBytes, recipeMemoryBytes }: UnitCosts) {
  const ofActs = (
    ['sign up', 'post', 'comment', 'like', 'favorite', 'rating', 'bar item', 'follow'] as const
  ).map((kind) => ({
    what: kind === 'sign up' ? 'member' : kind,
    'in MongoDB': Math.round(costs[kind].keptBytes),
    'in the streams of NATS': Math.round(costs[kind].streamBytes),
  }));
  const inMemory = Object.entries(recipeMemoryBytes).map(([service, bytes]) => [
    `in memory of ${service}`,
    Math.round(bytes),
  ]);
  return [
    ...ofActs,
    { what: 'recipe', 'in MongoDB': Math.round(recipeBytes), ...Object.fromEntries(inMemory) },
  ];
}
