import { httpRoutes, profileRoutes, type Route } from '@barspoon/contracts';
import { type Agent, anAdmin, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../../support/all-services.ts';

let stack: Stack;
let admin: Agent;
let username: string;
beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
  const { body } = profileRoutes.revise.example;
  username = 'cursor.reader';
  const shows = { place: true, favorites: true, bar: true };
  await admin.call(profileRoutes.revise, { body: { ...body, username, shows } });
});
afterAll(() => stack.stop());

type Parts = Parameters<Agent['send']>[1] & object;

const listed = httpRoutes
  .filter((route) => 'cursor' in ((route as Route).query?.shape ?? {}))
  .map((route) => ({ name: route.key, route: route as Route }));

/** Values as JSON writes them: those that may stand in some cursor, and those that may stand in none. */
const possible = ['1700000000000', '"a"', '0', '-1', '0.5', '""', '"\\u0000"', '"\\ud800"', '"2026-01-31"'];
const impossible = [
  '1e999',
  '-1e999',
  '8640000000000001',
  'null',
  'true',
  '{"$gt":""}',
  '[1]',
  '{"$date":1}',
];
const maxLength = 3;

const cursorOf = (values: readonly string[]) => Buffer.from(`[${values.join(',')}]`).toString('base64url');

/** Every cursor of up to three values with one of them varied, the others a number or a text. */
function* cursorsWith(varied: readonly string[]): Generator<string[]> {
  for (let length = 1; length <= maxLength; length++)
    for (let others = 0; others < 2 ** length; others++)
      for (let at = 0; at < length; at++)
        for (const value of varied) {
          const plain: string[] = Array.from({ length }, (_, place) =>
            (others >> place) & 1 ? '"a"' : '1700000000000',
          );
          yield plain.with(at, value);
        }
}
const unique = (lists: Iterable<string[]>) => [...new Set([...lists].map(cursorOf))];
const plausible = unique(cursorsWith(possible));
const broken = unique(cursorsWith(impossible));
const noLists = ['garbage', 'bnVsbA', 'W10', '%00', '=', Buffer.from('["a"').toString('base64url')];

/** Answers to a list asked with each of these cursors, some at a time. */
async function answersTo(route: Route, cursors: readonly string[]) {
  const params = {
    ...(route.example as Parts).params,
    ...(route.params?.shape && 'username' in route.params.shape && { username }),
  };
  const { cursor: _, ...query } = (route.example as Parts).query ?? {};
  const answers = [];
  for (let from = 0; from < cursors.length; from += 16) {
    const some = cursors.slice(from, from + 16);
    const got = await Promise.all(
      some.map((cursor) => admin.send(route, { params, query: { ...query, cursor } })),
    );
    answers.push(...got.map(({ status, body }, at) => ({ cursor: some[at], status, errors: body.errors })));
  }
  return answers;
}
const naming = { status: 400, errors: [expect.objectContaining({ path: 'query.cursor' })] };

describe('a list asked to go on at a place', () => {
  it.each(listed)(
    '$name: that cannot be, answers 400 and names the cursor (security 64)',
    async ({ route }) => {
      for (const answer of await answersTo(route, [...broken, ...noLists]))
        expect(answer).toMatchObject(naming);
    },
  );

  it.each(listed)(
    '$name: that is not in it, answers 400 in the same way or as ever (security 64)',
    async ({ route }) => {
      for (const answer of await answersTo(route, plausible))
        if (answer.status !== 200 && answer.status !== 404) expect(answer).toMatchObject(naming);
    },
  );
});
