import { OPERATOR } from '@barspoon/messaging/names';
import { type Permissions, permissionsOf } from './permissions.ts';
import type { Traffic } from './traffic.ts';

/** How long a service may take to answer before its right to do so is gone: longer than any caller waits. */
const answerWithin = '2m';

/**
 * The authorization part of a nats-server's configuration: one nkey per service, and the operator's, which may do
 * everything. Holds public keys only.
 * @param publicKeys by name; several while they are rolled
 */
export function serverConfig(
  traffic: readonly Traffic[],
  publicKeys: readonly Record<string, string>[],
): string {
  const keysOf = (name: string) => publicKeys.flatMap((keys) => keys[name] ?? []);
  const users = traffic.flatMap((own) =>
    keysOf(own.service).map((key) => user(own.service, key, permissionsOf(own, traffic))),
  );
  return [
    '# Written by the stack from what the code of each service says, publishes and consumes.',
    'authorization {',
    '  users = [',
    ...users,
    ...keysOf(OPERATOR).map((key) => `    { nkey: ${key} } # ${OPERATOR}`),
    '  ]',
    '}',
    '',
  ].join('\n');
}

function user(name: string, publicKey: string, { publish, subscribe }: Permissions): string {
  return [
    `    { # ${name}`,
    `      nkey: ${publicKey}`,
    '      permissions: {',
    `        publish: { allow: ${list(publish.allow)} }`,
    `        subscribe: { allow: ${list(subscribe.allow)} }`,
    `        allow_responses: { max: 1, expires: "${answerWithin}" }`,
    '      }',
    '    }',
  ].join('\n');
}

const list = (subjects: readonly string[]): string =>
  `[\n${subjects.map((subject) => `          ${JSON.stringify(subject)}`).join('\n')}\n        ]`;
