import { allRoutes, type inventoryInternalRoutes } from '@barspoon/contracts';
import { withServices } from '../command.ts';
import { explain } from './explain.ts';

type Rebuild = typeof inventoryInternalRoutes.rebuild;

/** Every service that keeps projections declares how they are rebuilt under this name. */
const rebuilds = allRoutes.filter((route) => route.key === `${route.service}.internal.rebuild`) as Rebuild[];

const usage = `npm run replay -- <service> <projection>

Builds anew what a service keeps of another's data. It goes on answering meanwhile.

${rebuilds.flatMap((route) => route.body.shape.projection.options.map((name) => `  npm run replay -- ${route.service} ${name}`)).join('\n')}`;

const [service, projection] = process.argv.slice(2);
const route = rebuilds.find((candidate) => candidate.service === service);

if (!route || !projection) console.log(usage);
else
  await withServices('replay', async ({ ask }) => {
    const { count } = await ask(route, { body: { projection } as never });
    console.log(`${service} has built ${projection} anew: ${count}`);
  }).catch(explain);
