import * as catalogueEvents from './catalogue/events.ts';
import * as catalogueJobs from './catalogue/jobs.ts';
import * as catalogue from './catalogue/routes.ts';
import type { operationRoutesOf } from './common/operations.ts';
import type { ownDataRoutesOf } from './common/own-data.ts';
import type { tableRoutesOf } from './common/tables.ts';
import * as communityEvents from './community/events.ts';
import * as communityJobs from './community/jobs.ts';
import * as community from './community/routes.ts';
import * as egress from './egress/routes.ts';
import * as engagementEvents from './engagement-points/events.ts';
import * as engagementJobs from './engagement-points/jobs.ts';
import * as engagement from './engagement-points/routes.ts';
import * as identityEvents from './identity/events.ts';
import * as identityJobs from './identity/jobs.ts';
import * as identity from './identity/routes.ts';
import * as inventoryEvents from './inventory/events.ts';
import * as inventoryJobs from './inventory/jobs.ts';
import * as inventory from './inventory/routes.ts';
import type { EventDefinition } from './kit/events.ts';
import type { JobDefinition } from './kit/jobs.ts';
import type { Route } from './kit/routes.ts';
import * as notificationsEvents from './notifications/events.ts';
import * as notificationsJobs from './notifications/jobs.ts';
import * as notifications from './notifications/routes.ts';
import * as professionalEvents from './professional/events.ts';
import * as professionalJobs from './professional/jobs.ts';
import * as professional from './professional/routes.ts';
import * as sessionsEvents from './sessions/events.ts';
import * as sessionsJobs from './sessions/jobs.ts';
import * as sessions from './sessions/routes.ts';

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
  community,
  professional,
  sessions,
  egress,
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

/** Some rows of a table, of every service that owns one. */
export const tableRowRoutes = allRoutes.filter(({ key }) =>
  key.endsWith('.tables.rows'),
) as unknown as ReturnType<typeof tableRoutesOf>['rows'][];

/** How many rows the tables have, of every service that owns some. */
export const tableCountRoutes = allRoutes.filter(({ key }) =>
  key.endsWith('.tables.counts'),
) as unknown as ReturnType<typeof tableRoutesOf>['counts'][];

/** Whether a service and its database answer, of every service. */
export const healthRoutes = allRoutes.filter(({ key }) =>
  key.endsWith('.operations.health'),
) as unknown as ReturnType<typeof operationRoutesOf>['health'][];

/** What each service has to do, of every service. */
export const stateRoutes = allRoutes.filter(({ key }) =>
  key.endsWith('.operations.state'),
) as unknown as ReturnType<typeof operationRoutesOf>['state'][];

export const allEvents: readonly EventDefinition[] = [
  catalogueEvents,
  communityEvents,
  engagementEvents,
  identityEvents,
  inventoryEvents,
  notificationsEvents,
  professionalEvents,
  sessionsEvents,
].flatMap((module) => Object.values(module).filter(isEvent));

export const allJobs: readonly JobDefinition[] = [
  catalogueJobs,
  inventoryJobs,
  communityJobs,
  engagementJobs,
  identityJobs,
  notificationsJobs,
  professionalJobs,
  sessionsJobs,
].flatMap((module) => Object.values(module).filter(isJob));
