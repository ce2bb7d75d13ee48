import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as contracts from '@barspoon/contracts';
import { allEvents, notificationConsumers, type Route } from '@barspoon/contracts';
import type { PlannedConsumer } from '@barspoon/messaging/streams';

export interface Consumer extends PlannedConsumer {
  event: EventName;
}

interface EventName {
  type: string;
  service: string;
  subject: string;
}

/** Everything a service publishes and subscribes to on NATS, other than answering its own routes and publishing its own events. */
export interface Traffic {
  service: string;
  /** Whether it has events of its own to tell. */
  publishes: boolean;
  /** Subjects of the routes of other services it calls. */
  calls: string[];
  consumers: Consumer[];
  /** It tells every replica of every event of the services it names: it reads their streams. */
  follows: boolean;
}

/** An `IdempotentConsumer` does not say that it is still busy: its event goes to another replica after so long. */
const handledAloneMs = 60_000;

/**
 * What every service does, read from its own code, so that no list has to be kept: whoever writes a call has said that
 * the service may make it. What is not found here is denied by the server.
 */
export function trafficOf(root: string): Traffic[] {
  const services = globSync('services/*/src/main.ts', { cwd: root })
    .map((file) => file.split('/')[1] ?? '')
    .sort();
  return services.map((service) => {
    const code = codeOf(root, service);
    return {
      service,
      publishes: allEvents.some((event) => event.service === service),
      calls: callsIn(code, service),
      consumers: consumersIn(code, service),
      follows: code.includes('new EventFollower('),
    };
  });
}

/** The code of a service, and of the features of libraries that it names. */
function codeOf(root: string, service: string): string {
  const own = textOf(root, `services/${service}/src`);
  const shared = globSync('libs/*/src/*/*.feature.ts', { cwd: root })
    .sort()
    .filter((file) => {
      const [, name] = /export const (\w+): Feature/.exec(readFileSync(`${root}/${file}`, 'utf8')) ?? [];
      return name !== undefined && new RegExp(`\\b${name}\\b`).test(own);
    });
  return [own, ...shared.map((file) => textOf(root, dirname(file)))].join('\n');
}

const textOf = (root: string, folder: string): string =>
  globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !/\.(spec|testing)\.ts$/.test(file))
    .sort()
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');

/** Routes named as `someRoutes.name`; who names a list of routes (`httpRoutes`) may call each of them. */
function callsIn(code: string, service: string): string[] {
  const named = [...code.matchAll(/(?<!typeof\s)\b(\w+)\s*\.\s*(\w+)/g)].flatMap(
    ([, group = '', name = '']) => {
      const route = (exported(group) as Record<string, unknown> | undefined)?.[name];
      return isRoute(route) ? [route] : [];
    },
  );
  const listed = Object.entries(contracts).flatMap(([list, routes]) =>
    isRouteList(routes) && new RegExp(`\\b${list}\\b`).test(code) ? routes : [],
  );
  const subjects = [...named, ...listed]
    .filter((route) => route.service !== service && route.edge !== 'composed')
    .map(({ subject }) => subject);
  return [...new Set(subjects)].sort();
}

function consumersIn(code: string, service: string): Consumer[] {
  // Whoever names the list of the contracts consumes all of it.
  const declared = /\bnotificationConsumers\b/.test(code) ? notificationConsumers : [];
  const written = [...code.matchAll(/(@Consumes|\.consumes)\(\s*(\w+),\s*'([a-z0-9-]+)'/g)].map(
    ([, how, event = '', name = '']) => ({
      service,
      name,
      event: eventOf(event),
      ...(how === '.consumes' && { ackWaitMs: handledAloneMs }),
    }),
  );
  return [...written, ...declared.map((consumer) => ({ service, ...consumer }))];
}

function eventOf(exportName: string): EventName {
  const definition = exported(exportName) as EventName | undefined;
  if (!definition?.type) throw new Error(`${exportName} is consumed: no such event in the contracts`);
  return definition;
}

const exported = (name: string): unknown =>
  Object.hasOwn(contracts, name) ? (contracts as Record<string, unknown>)[name] : undefined;

const isRouteList = (value: unknown): value is Route[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRoute);

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'subject' in value && 'access' in value;
