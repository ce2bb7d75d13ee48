import {
  allRoutes,
  type engagementPointsInternalRoutes,
  type inventoryInternalRoutes,
  type trendInternalRoutes,
} from '@barspoon/contracts';
import { readArguments, refuse } from '../arguments.ts';
import { withServices } from '../command.ts';
import { explain } from './explain.ts';

type Rebuild =
  | typeof inventoryInternalRoutes.rebuild
  | typeof trendInternalRoutes.rebuild
  | typeof engagementPointsInternalRoutes.rebuild;

/** A rebuild that compares says what it found; one that goes part by part says where to go on. */
interface Answer {
  count: number;
  runs?: number;
  maxDifference?: number;
  corrected?: number;
  next?: string | null;
}

/** Every service that keeps projections declares how they are rebuilt under this name. */
const rebuilds = allRoutes.filter((route) => route.key === `${route.service}.internal.rebuild`) as Rebuild[];

const usage = `npm run replay -- <service> <projection>

Rebuilds what a service keeps of another's data, has counted or derives from its records. It keeps answering in the meantime.

${rebuilds.flatMap((route) => route.body.shape.projection.options.map((name) => `  npm run replay -- ${route.service} ${name}`)).join('\n')}`;

const [service, projection = ''] = readArguments(usage, { allowPositionals: true }).positionals;
const route = rebuilds.find((candidate) => candidate.service === service);
const isKnown = route?.body.shape.projection.options.some((name) => name === projection);

if (!isKnown) refuse(`There is no projection "${[service, projection].join(' ').trim()}"`, usage);
await withServices('replay', async ({ ask }) => {
  const sum = { count: 0, corrected: 0 };
  let answer: Answer = { count: 0 };
  for (let after: string | null = ''; after !== null; after = answer.next ?? null) {
    answer = await ask(route as never, { body: { projection, ...(after && { after }) } } as never);
    sum.count += answer.count;
    sum.corrected += answer.corrected ?? 0;
  }
  console.log(`${service} has rebuilt ${projection}: ${sum.count}`);
  if (answer.corrected !== undefined) console.log(`${sum.corrected} of them were stored otherwise`);
  const { runs, maxDifference } = answer;
  if (maxDifference === undefined) return;
  console.log(`${runs} calculations compared with what was shown: differ by ${maxDifference} at most`);
  if (maxDifference > 1e-9) process.exitCode = 1;
}).catch(explain);
