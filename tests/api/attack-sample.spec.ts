import { httpRoutes, type Parts, type Route } from '@barspoon/contracts';
import { type Agent, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { audiences, type Caller, callersOf } from '../support/callers.ts';

/** What no field expects, one after another, so that every run sends the same. */
const odd = [
  null,
  -1,
  '',
  ' ',
  1e15,
  [],
  {},
  true,
  '\u0000',
  '../../etc',
  '%00',
  'x'.repeat(9000),
  [[1]],
  0.1,
];

/** Operations that the same parts of the gateway and of a service answer are of one kind. */
function kindOf({
  method,
  access,
  edge,
  body,
  query,
  params,
  upload,
  produces,
  idempotent,
  hot,
  rate,
}: Route) {
  const parts = Object.entries({ body, query, params, upload, produces, idempotent, hot, rate });
  const has = parts.filter(([, part]) => part !== undefined).map(([name]) => name);
  return [method, access.replace(/:.*/, ''), edge ?? 'forwarded', ...has].join(' ');
}
/** A stream does not end; its route has tests of its own. */
const answered = (httpRoutes as readonly Route[]).filter(
  ({ produces }) => !produces?.includes('text/event-stream'),
);
const sample = [...new Map(answered.map((route) => [kindOf(route), route])).values()];
/** Every third caller, with another one first for each kind: together everybody asks for something of each sort. */
const attacks = sample.flatMap((route, at) =>
  audiences
    .filter((_, who) => (who + at) % 3 === 0)
    .map((caller, who) => ({ name: route.key, route, caller, first: 7 * at + who })),
);

let stack: Stack;
let callers: ReadonlyMap<Caller, Agent>;
beforeAll(async () => {
  stack = await startStack(allServices);
  callers = await callersOf(stack);
});
afterAll(() => stack?.stop());

/** The example with one odd value, and with nothing but odd values. */
function spoilt(example: Parts, first: number): Parts[] {
  const names = (['params', 'query', 'body'] as const).filter(
    (part) => Object.keys(example[part] ?? {}).length,
  );
  const withOdd = (isOdd: (at: number) => boolean): Parts => {
    let at = 0;
    const parts = names.map((part) => {
      const fields = Object.entries(example[part] as object);
      return [
        part,
        Object.fromEntries(
          fields.map(([key, value]) => [key, isOdd(at++) ? odd[(first + at) % odd.length] : value]),
        ),
      ];
    });
    return { ...example, ...Object.fromEntries(parts) };
  };
  const count = names.reduce((sum, part) => sum + Object.keys(example[part] as object).length, 0);
  return count === 0 ? [example] : [withOdd((at) => at === first % count), withOdd(() => true)];
}

describe('a few of the requests that npm run attack makes up, to every kind of operation', () => {
  it.each(attacks)(
    '$name by $caller fails nothing on our side (security 32)',
    async ({ route, caller, first }) => {
      for (const parts of spoilt((route.example ?? {}) as Parts, first)) {
        const { status, headers, body } = await (callers.get(caller) as Agent).send(route, parts);
        const sent = `${status} for ${JSON.stringify(parts).slice(0, 500)}`;
        // What is down or too busy answers 503, which says nothing of the request.
        if (status !== 503) expect(status, sent).toBeLessThan(500);
        if (status < 400) continue;
        expect(headers.get('content-type'), sent).toContain('application/problem+json');
        expect(body, sent).toMatchObject({ status, code: expect.any(String) });
      }
    },
  );

  it('are of many kinds, by everybody', () => {
    expect(sample.length).toBeGreaterThan(40);
    const methods = new Set(httpRoutes.map(({ method }) => method));
    expect(new Set(sample.map(({ method }) => method))).toEqual(methods);
    expect(new Set(attacks.map(({ caller }) => caller))).toEqual(new Set(audiences));
  });
});
