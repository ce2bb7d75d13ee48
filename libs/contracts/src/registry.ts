import * as catalogueEvents from './catalogue/events.ts';
import * as catalogue from './catalogue/routes.ts';
import type { ownDataRoutesOf } from './common/own-data.ts';
import * as engagementEvents from './engagement-points/events.ts';
import * as engagementJobs from './engagement-points/jobs.ts';
import * as engagement from './engagement-points/routes.ts';
import * as identityEvents from './identity/events.ts';
import * as identityJobs from './identity/jobs.ts';
import * as identity from './identity/routes.ts';
import * as inventoryEvents from './inventory/events.ts';
import * as inventory from './inventory/routes.ts';
import type { EventDefinition } from './kit/events.ts';
import type { JobDefinition } from './kit/jobs.ts';
import type { Route } from './kit/routes.ts';
import * as notificationsJobs from './notifications/jobs.ts';
import * as notifications from './notifications/routes.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'subject' in value && 'access' in value;
const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'fires' in value;
const isJob = (value: unknown): value is JobDefinition =>
  typeof value === 'object' && value !== null && 'timeoutMs' in value;

/** Every route of every service; a new feature's module only has to be exported by its service's `routes.ts`. */
export const allRoutes: readonly Route[] = [
  catalogue,
  engagement,
  identity,
  inventory,
  notifications,
].flatMap((module) =>
  Object.values(module).flatMap((exported) =>
    typeof exported === 'object' ? Object.values(exported).filter(isRoute) : [],
  ),
);

/** The routes with an HTTP address. */
export const httpRoutes = allRoutes.filter((route) => route.access !== 'internal');

/** What every service answers about the member whose data is exported. */
export const ownDataParts = allRoutes.filter(({ key }) =>
  key.endsWith('.own-data.part'),
) as unknown as ReturnType<typeof ownDataRoutesOf>['part'][];

export const allEvents: readonly EventDefinition[] = [
  catalogueEvents,
  engagementEvents,
  identityEvents,
  inventoryEvents,
].flatMap((module) => Object.values(module).filter(isEvent));

export const allJobs: readonly JobDefinition[] = [engagementJobs, identityJobs, notificationsJobs].flatMap(
  (module) => Object.values(module).filter(isJob),
);
