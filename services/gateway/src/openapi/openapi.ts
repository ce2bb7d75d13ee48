import {
  apiPrefix,
  httpRoutes,
  problemSchema,
  type Route,
  rolesFor,
  scopeOf,
  type TokenScope,
  tokenScopes,
} from '@barspoon/contracts';
import { sessionRoutes } from '../auth/browser-session.ts';
import { type JsonSchema, schemaOf } from './json-schema.ts';

/** Whose interfaces are described, and where questions about them go. */
export interface DescribedSite {
  name: string;
  url: string;
  version: string;
  email?: string | undefined;
}

export const contactOf = ({ name, url, email }: DescribedSite) => ({ name, url, ...(email && { email }) });

/** The OpenAPI 3.1 document of every HTTP route, from the contracts alone. */
export function openApiDocument(site: DescribedSite) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of httpRoutes) {
    const path = `${route.path}`.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [(route.method ?? 'GET').toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: site.version,
      description:
        'Problems are RFC 9457 documents. What the services tell each other is described as [AsyncAPI](/api/asyncapi.json).',
      contact: contactOf(site),
    },
    tags: [...new Set(httpRoutes.map(featureOf))].sort().map((name) => ({ name })),
    servers: [{ url: `${site.url}${apiPrefix}` }],
    security: [],
    components: {
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        personalToken: { type: 'http', scheme: 'bearer', description: personalTokens },
      },
      schemas: { Problem: schemaOf(problemSchema, 'output') },
    },
    paths,
  };
}

const personalTokens = [
  'A personal access token, made on the account page; it begins with `bsp_`. Each operation names the scope it needs:',
  ...Object.entries(tokenScopes).map(([scope, words]) => `- \`${scope}\`: ${words}`),
].join('\n');

/** `catalogue.recipes` */
const featureOf = ({ key }: Route): string => key.split('.').slice(0, 2).join('.');

/** Who may call a route, and what it asks for besides. */
function whoMay({ access, stepUp }: Route, scope: TokenScope | null): string {
  if (access === 'public') return 'Open to everybody.';
  const roles = rolesFor(access);
  const callers =
    access === 'granted' ? 'members with a trial, a membership or a role on the staff' : 'members';
  return [
    `Open to ${roles ? `the staff: ${roles.join(', ')}` : callers}.`,
    stepUp && 'They have confirmed within ten minutes who they are.',
    scope
      ? `A personal access token needs the scope \`${scope}\`: ${tokenScopes[scope]}.`
      : 'No personal access token will do.',
  ]
    .filter(Boolean)
    .join(' ');
}

function operationOf(route: Route) {
  const isOpen = route.access === 'public';
  const scope = scopeOf(route);
  return {
    operationId: route.key,
    tags: [featureOf(route)],
    summary: route.summary,
    description: whoMay(route, scope),
    'x-access': route.access,
    ...(route.stepUp && { 'x-step-up': true }),
    ...(scope && { 'x-token-scope': scope }),
    ...(!isOpen && { security: [{ member: [] }, ...(scope ? [{ personalToken: [] }] : [])] }),
    ...(route.upload && {
      requestBody: { required: true, content: { 'multipart/form-data': uploadOf(route.upload) } },
    }),
    parameters: [
      ...parametersOf(route, 'params', 'path'),
      ...parametersOf(route, 'query', 'query'),
      ...(route.idempotent ? [idempotencyKey] : []),
      ...(sessionRoutes.has(route.key) ? [requestedWith] : []),
    ],
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(route.body, 'input'), example: route.example.body },
        },
      },
    }),
    responses: {
      [String(route.status ?? 200)]: answerOf(route),
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** A redirect has no response body; the schema of a file is that of its format. */
const answerOf = (route: Route) =>
  route.status === 303
    ? { description: 'To another page', headers: { Location: { schema: { type: 'string' } } } }
    : {
        description: 'The answer',
        content: route.produces
          ? Object.fromEntries(route.produces.map((type) => [type, { schema: {} }]))
          : {
              'application/json': {
                schema: schemaOf(route.response, 'output'),
                example: route.example.response,
              },
            },
      };

const uploadOf = ({ field, types }: NonNullable<Route['upload']>) => ({
  schema: {
    type: 'object',
    properties: { [field]: { type: 'string', format: 'binary' } },
    required: [field],
    additionalProperties: false,
  },
  encoding: { [field]: { contentType: types.join(', ') } },
});
const requestedWith = {
  name: 'X-Requested-With',
  in: 'header',
  required: false,
  description:
    'Any value. Browsers, and whoever sends a cookie, must send it, which no page of another site can; other clients may leave it out.',
  schema: { type: 'string' },
};
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and input are answered as the first time, without a second effect.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' },
};

function parametersOf(route: Route, part: 'params' | 'query', place: 'path' | 'query') {
  const schema = route[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
