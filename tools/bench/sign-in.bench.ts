import { availableParallelism } from 'node:os';
import { identityInternalRoutes } from '@barspoon/contracts';
import { hash, verify } from '@node-rs/argon2';
import { Redis } from 'ioredis';
import { placesOf } from './gateway-hop.bench.ts';
import { load } from './kit/load.ts';
import { median } from './kit/measure.ts';
import { ratioOfTimes } from './kit/ratio-of-times.ts';
import { inTurn, openRecipesWorld, type RecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark, Recorder } from './kit/report.ts';

const recipes = 2000;
const rounds = 5;
/** Code that is run sixty times a second takes some seconds until it is compiled. */
const warmUps = 2;
const seconds = 4;
const atOnce = 2 * availableParallelism();
const storm = 32;
const password = 'a long night out';
const email = 'bench@example.com';
/** As identity hashes them. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const bench: Benchmark = async (record) => {
  const world = await openRecipesWorld(recipes);
  try {
    await world.start('identity');
    await world.operate(({ ask }) =>
      ask(identityInternalRoutes.ensureMember, { body: { email, password, fullName: 'Ada Coleman' } }),
    );
    const known = await hash(password, cost);
    const check = () => verify(known, password);
    const signIns = (connections: number) =>
      load({
        url: world.gateway.url,
        nextPath: () => '/api/v1/auth/sign-in',
        headers: { 'x-requested-with': 'bench' },
        body: JSON.stringify({ email, password }),
        connections,
        seconds,
      });

    const rates = { bare: [] as number[], signIn: [] as number[], ratio: [] as number[] };
    for (let round = -warmUps; round < rounds; round++) {
      const bare = await rateOf(check, availableParallelism());
      const { perSecond, refused } = await signIns(atOnce);
      if (refused > 0) throw new Error(`${refused} sign-ins were refused`);
      if (round < 0) continue;
      rates.bare.push(bare);
      rates.signIn.push(perSecond);
      rates.ratio.push(perSecond / bare);
    }
    record.figure('rate', median(rates.ratio));

    const nextPlace = inTurn(await placesOf(world.gateway.url, world.recipes));
    const nextPath = () => `/api/v1/recipes?limit=24&scope=discover&cursor=${nextPlace()}`;
    const reads = () => load({ url: world.gateway.url, nextPath, connections: 4, seconds });
    const waits = { quiet: [] as number[], storm: [] as number[], ratio: [] as number[] };
    for (let round = -1; round < rounds; round++) {
      const quiet = await reads();
      // Who has waited for more than five seconds is sent away, so that a storm cannot grow without end.
      const [meanwhile] = await Promise.all([reads(), signIns(storm)]);
      if (round < 0) continue;
      waits.quiet.push(quiet.p99);
      waits.storm.push(meanwhile.p99);
      waits.ratio.push(meanwhile.p99 / quiet.p99);
    }
    record.figure('reads', median(waits.ratio));
    record.table({
      title: `Signing in, ${atOnce} at once, beside argon2id alone on ${availableParallelism()} threads; reads beside a storm of ${storm}. Medians of ${rounds} rounds`,
      rows: [
        { what: 'argon2id alone', 'a second': median(rates.bare), 'reads p99 ms': median(waits.quiet) },
        {
          what: 'sign-ins through gateway and identity',
          'a second': median(rates.signIn),
          'reads p99 ms': median(waits.storm),
        },
      ],
    });
    await timesThatTell(record, world);
  } finally {
    await world.stop();
  }
};

/** Whether the time of an answer tells that an address has an account. Failures and asks slow down the next try: both are forgotten. */
async function timesThatTell(record: Recorder, world: RecipesWorld): Promise<void> {
  const { origin } = new URL(world.gateway.url);
  const redis = new Redis(world.env.REDIS_URL ?? '');
  const asks = world.mongo.db(world.database('identity')).collection('challenge_asks');
  const forget = async () => {
    await redis.flushdb();
    await asks.deleteMany({});
  };
  const post = (path: string, status: number, body: object) => async () => {
    const answer = await fetch(`${origin}/api/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
      body: JSON.stringify(body),
    });
    if (answer.status !== status) throw new Error(`${path} answers ${answer.status}`);
    await answer.text();
  };
  const rows = [];
  for (const [what, path, status, more] of [
    ['sign-in', 'sign-in', 401, { password: 'not this one' }],
    ['a new password', 'password/forgot', 202, {}],
  ] as const) {
    const of = (address: string) => post(path, status, { email: address, ...more });
    const ratio = await ratioOfTimes(
      { one: of(email), other: of('nobody@example.com'), beforePair: forget },
      0.1,
    );
    record.figure(`time of ${what}`, Math.max(ratio.median, 1 / ratio.median));
    rows.push({ what, ...ratio });
  }
  redis.disconnect();
  record.table({ title: 'Time for a known address, relative to an unknown one, with 99 % certainty', rows });
}

/** The rate per second when a number of callers each repeat it, for some seconds. */
async function rateOf(work: () => Promise<unknown>, workers: number): Promise<number> {
  const began = performance.now();
  const ends = began + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() < ends) {
        await work();
        done++;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

export default bench;
