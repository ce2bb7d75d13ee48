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

/** Every list of up to three numbers and texts: among them what a list's own cursors hold, by kind. */
const plain = ['1700000000000', '"a"'];
const lengths = Array.from({ length: maxLength }, (_, at) => at + 1);
const kinds = lengths.flatMap((length) =>
  Array.from({ length: 2 ** length }, (_, choice) =>
    Array.from({ length }, (_, at) => plain[(choice >> at) & 1] ?? ''),
  ),
);
const noLists = ['garbage', 'bnVsbA', 'W10', '%00', '=', Buffer.from('["a"').toString('base64url')];

/** A list with each of its values replaced by each of these. */
const varied = (list: readonly string[], values: readonly string[]) =>
  list.flatMap((_, at) => values.map((value) => cursorOf(list.with(at, value))));

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

/** The kinds of values that a list takes. All others are refused whatever their values are. */
async function kindsOf(route: Route): Promise<string[][]> {
  const answers = await answersTo(route, kinds.map(cursorOf));
  for (const { status, errors } of answers)
    if (status !== 200 && status !== 404) expect({ status, errors }).toMatchObject(naming);
  return kinds.filter((_, at) => answers[at]?.status !== 400);
}

describe('a list asked to go on at a place', () => {
  it.each(listed)(
    '$name: refuses what is no place in it, naming the cursor (security 64)',
    async ({ route }) => {
      const taken = await kindsOf(route);
      const impossibleIn = (taken.length > 0 ? taken : kinds).flatMap((list) => varied(list, impossible));
      for (const answer of await answersTo(route, [...new Set(impossibleIn), ...noLists]))
        expect(answer).toMatchObject(naming);
      const possibleIn = new Set(
        (taken.length > 0 ? taken : kinds).flatMap((list) => varied(list, possible)),
      );
      for (const answer of await answersTo(route, [...possibleIn]))
        if (answer.status !== 200 && answer.status !== 404) expect(answer).toMatchObject(naming);
    },
  );
});
