import type { JsonSchema } from './json-schema.ts';
import { narrowings } from './narrowing.ts';
import type { Contracts, ReleasedRoute } from './snapshot.ts';

/**
 * What breaks since a release: for browsers with its pages, and for its services, which run side by side with the new ones
 * during an update and read what is left in streams and queues.
 */
export function breaksOf(before: Contracts, after: Contracts): string[] {
  return [
    ...each('route', before.routes, after.routes, breaksOfRoute),
    ...each('event', before.events, after.events, breaksOfData),
    ...each('job', before.jobs, after.jobs, breaksOfData),
  ];
}

function each<T>(
  kind: string,
  before: Record<string, T>,
  after: Record<string, T>,
  breaks: (before: T, after: T) => string[],
): string[] {
  return Object.entries(before).flatMap(([name, old]) => {
    const now = after[name];
    const found = now === undefined ? ['is removed'] : breaks(old, now);
    return found.map((what) => `${kind} ${name}: ${what}`);
  });
}

const nothing: JsonSchema = { type: 'object' };
const ranks = ['public', 'member', 'granted'];

function breaksOfRoute(before: ReleasedRoute, after: ReleasedRoute): string[] {
  const taken = (['params', 'query', 'body'] as const).flatMap((part) =>
    narrowings(before[part] ?? nothing, after[part] ?? nothing, 'taken').map((what) => `${part}: ${what}`),
  );
  return [
    ...(before.method === after.method && before.path === after.path
      ? []
      : [`was ${before.method} ${before.path} and is ${after.method} ${after.path}`]),
    ...(isNarrower(before.access, after.access)
      ? [`was open to ${before.access} and is to ${after.access}`]
      : []),
    ...(before.idempotent && !after.idempotent ? ['takes no Idempotency-Key any more'] : []),
    ...taken,
    ...narrowings(before.response, after.response, 'given').map((what) => `response: ${what}`),
  ];
}

function isNarrower(before: string, after: string): boolean {
  if (before === after) return false;
  const [was, is] = [ranks.indexOf(before), ranks.indexOf(after)];
  return is === -1 || was === -1 ? !(was === -1 && is !== -1 && before !== 'internal') : is > was;
}

/** New consumers read what old services have said, and old ones what new services say. */
function breaksOfData(before: JsonSchema, after: JsonSchema): string[] {
  return [...new Set([...narrowings(before, after, 'taken'), ...narrowings(before, after, 'read')])];
}
