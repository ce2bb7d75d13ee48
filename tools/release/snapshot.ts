import type { EventDefinition, JobDefinition, Route } from '@barspoon/contracts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

/** A route as those who call it know it. */
export interface ReleasedRoute {
  access: string;
  method?: string;
  path?: string;
  /** It takes an `Idempotency-Key`. */
  idempotent?: true;
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
  response: JsonSchema;
}

/** What a release has promised: to browsers and to its own services, of which two versions work side by side. */
export interface Contracts {
  /** By their keys. */
  routes: Record<string, ReleasedRoute>;
  /** Data of events by `<type> v<version>`. */
  events: Record<string, JsonSchema>;
  /** Data of jobs by their names. */
  jobs: Record<string, JsonSchema>;
}

export interface Snapshot extends Contracts {
  version: string;
}

/** What is declared in the contracts, to be compared and kept. */
export function contractsOf(
  routes: readonly Route[],
  events: readonly EventDefinition[],
  jobs: readonly JobDefinition[],
): Contracts {
  return {
    routes: sorted(routes.map((route) => [route.key, released(route)])),
    events: sorted(
      events.map(({ type, version, data }) => [`${type} v${version}`, jsonSchemaOf(data, 'output')]),
    ),
    jobs: sorted(jobs.map(({ name, data }) => [name, jsonSchemaOf(data, 'output')])),
  };
}

function released({ access, method, path, idempotent, params, query, body, response }: Route): ReleasedRoute {
  return {
    access,
    ...(method && { method }),
    ...(path && { path }),
    ...(idempotent && { idempotent: true }),
    ...(params && { params: jsonSchemaOf(params, 'input') }),
    ...(query && { query: jsonSchemaOf(query, 'input') }),
    ...(body && { body: jsonSchemaOf(body, 'input') }),
    response: jsonSchemaOf(response, 'output'),
  };
}

const sorted = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** The file of a snapshot: one line for each contract, so that a change shows what it changes. */
export function snapshotText({ version, ...contracts }: Snapshot): string {
  const parts = Object.entries(contracts).map(([part, entries]) => {
    const lines = Object.entries(entries).map(
      ([name, one]) => `    ${JSON.stringify(name)}: ${JSON.stringify(one)}`,
    );
    return `  ${JSON.stringify(part)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n  "version": ${JSON.stringify(version)},\n${parts.join(',\n')}\n}\n`;
}
