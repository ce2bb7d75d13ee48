import type { z } from 'zod';
import type { EventDefinition } from './events.ts';
import type { Access } from './roles.ts';

/** Rate classes of the gateway; each has one budget per caller (see docs/configuration.md). */
export type RateClass = 'read' | 'write' | 'credentials' | 'upload' | 'refresh';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type ObjectSchema = z.ZodObject;

export interface RouteDeclaration {
  method?: HttpMethod;
  path?: `/${string}`;
  access: Access;
  /**
   * Whoever asks has confirmed who they are within the last minutes of this session, by signing in or by
   * `POST /me/confirmation`; else 403 `identity.confirmation_needed`. Implements BEYOND-280.
   */
  stepUp?: true;
  /** The message for visitors, if a requirement specifies one. */
  refusal?: string;
  /** One sentence for the API page. */
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: z.ZodType;
  response: z.ZodType;
  /** Takes a file instead of a JSON body: multipart, one file in this field, smaller than `bytesLimit`. */
  upload?: { field: string; types: readonly string[]; bytesLimit: number };
  /** Media types of an answer that is a file, not JSON. */
  produces?: readonly string[];
  /** Defaults to 200; 303 sends a browser on to another address. */
  status?: 200 | 201 | 202 | 303;
  /** Defaults to `read` for GET and `write` for the rest. */
  rate?: RateClass;
  /**
   * `forwarded` (default): the gateway forwards the service's reply bytes. `composed`: a hand-written gateway
   * controller answers (cookies, uploads, several services at once).
   */
  edge?: 'forwarded' | 'composed';
  /**
   * Takes an `Idempotency-Key`: the same key and input are answered as the first time, without a second effect.
   * `in transaction`: the answer is kept in the transaction of the effect, around the whole handler. `by handler`: the
   * handler sees to it itself, because its effect is outside the database.
   */
  idempotent?: 'in transaction' | 'by handler';
  /** Reply bytes may be held at the gateway for `seconds` and are dropped by these events. Public routes only. */
  hot?: {
    seconds: number;
    droppedBy: readonly EventDefinition[];
    /** Events that make only the pages of one subject old: those whose `id` is in one of these fields of the event. */
    droppedOne?: { by: readonly EventDefinition[]; ids: readonly string[] };
    /** Members are answered otherwise, so only what visitors get is held. */
    forVisitors?: true;
  };
  /** A request and reply that parse; shown on the API page and used by tests and fakes. */
  example: { params?: unknown; query?: unknown; body?: unknown; response: unknown };
}

export type Route<D extends RouteDeclaration = RouteDeclaration> = D & {
  /** `catalogue.recipes.get` */
  readonly key: string;
  readonly service: string;
  /** NATS subject of the request: `rpc.catalogue.recipes.get`. */
  readonly subject: string;
};

type Part<K extends string, S> = S extends z.ZodType ? { [P in K]: z.output<S> } : unknown;
type SentPart<K extends string, S> = S extends z.ZodType ? { [P in K]: z.input<S> } : unknown;

/** What a handler receives: `{ params, query, body }`, only the declared parts, validated. */
export type InputOf<R extends RouteDeclaration> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']>;

/** What a caller sends: as `InputOf`, before defaults are filled in. */
export type SentInputOf<R extends RouteDeclaration> = SentPart<'params', R['params']> &
  SentPart<'query', R['query']> &
  SentPart<'body', R['body']>;

export type OutputOf<R extends RouteDeclaration> = z.output<R['response']>;

/**
 * Declares the routes of one feature. From each follow the HTTP route, the NATS subject, the handler's types, the
 * OpenAPI operation, the web's `call()` and the generated access tests.
 * @param feature service and feature, for example `catalogue.recipes`
 * @throws Error when a route's parts contradict each other
 */
export function defineRoutes<const T extends Record<string, RouteDeclaration>>(
  feature: `${string}.${string}`,
  declarations: T,
): { readonly [K in keyof T]: Route<T[K]> } {
  const service = feature.slice(0, feature.indexOf('.'));
  return Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => {
      const key = `${feature}.${name}`;
      assertCoherent(key, declaration);
      return [name, { ...declaration, key, service, subject: `rpc.${key}` }];
    }),
  ) as { readonly [K in keyof T]: Route<T[K]> };
}

function assertCoherent(key: string, route: RouteDeclaration): void {
  const isInternal = route.access === 'internal';
  if (isInternal !== (route.path === undefined) || isInternal !== (route.method === undefined))
    throw new Error(`${key}: internal routes have neither method nor path, all others have both`);
  const named = [...(route.path ?? '').matchAll(/:(\w+)/g)].map((m) => m[1]);
  const declared = isInternal ? [] : Object.keys(route.params?.shape ?? {});
  if (named.sort().join() !== declared.sort().join())
    throw new Error(`${key}: path names [${named}] but params declare [${declared}]`);
  if (route.idempotent && route.method !== 'POST')
    throw new Error(`${key}: only a POST takes an Idempotency-Key`);
  if (route.stepUp && (isInternal || route.access === 'public'))
    throw new Error(`${key}: only who has a session can confirm who they are`);
  if (route.hot && route.access !== 'public') throw new Error(`${key}: only public routes can be held hot`);
}
