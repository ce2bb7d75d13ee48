import {
  applicationRoutes,
  applicationStatuses,
  jobExperienceLevels,
  jobTypes,
  type MemberActor,
  postingRoutes,
  type Route,
  workLocations,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { newId } from '@barspoon/platform/ids';
import type { Db } from 'mongodb';
import { drawByWeight, randomFrom, zipfWeights } from '../load/random.ts';
import type { Row } from '../report/report.ts';
import { inventWords } from '../seed/words.ts';
import { load } from './kit/load.ts';
import { insertMadeUp } from './kit/made-up-rows.ts';
import { median, quantile } from './kit/measure.ts';
import { signedIn } from './kit/members.ts';
import { residentMiB } from './kit/process-figures.ts';
import type { Benchmark } from './kit/report.ts';
import { openWorld } from './kit/world.ts';

const postings = 100_000;
const applications = 1_000_000;
const applicants = 200_000;
/** These have every second application between them. */
const sought = 500;
const vocabulary = 20_000;
const wordsEach = 40;
/** How often each request is repeated and for how long; the requests alternate. */
const rounds = 7;
const seconds = 1;

/** A question of the board, asked of the service and, where it has a goal, counted. */
interface Question {
  name: string;
  /** The goal it counts for; none for a reference. */
  figure: string;
  route: Route;
  /** `{ params, query }` of the next one. */
  next: () => { params: Record<string, string>; query: Record<string, string> };
}

/** Milliseconds of a round. */
interface Found {
  p50: number;
  p99: number;
  gateway: number;
}

/** The job board with many postings and applications: pages, searches and the counts of its filters. */
const bench: Benchmark = async (record) => {
  const world = await openWorld();
  const nats = await connectToNats(world.env, 'bench', { as: OPERATOR });
  try {
    await world.start('identity');
    const db = world.mongo.db(world.database('professional'));
    // It makes the collections and their indexes; what is filled in past it is read when it starts again.
    await (await world.start('professional')).stop();
    const gateway = await world.start('gateway');
    const own = await signedIn(world, gateway, 'own@example.com');
    const words = inventWords(vocabulary, randomFrom(2));
    const { ids, applicant } = await fill(db, own.id, words);
    const started = performance.now();
    const service = await world.start('professional');
    const startedMs = performance.now() - started;

    const caller = new Caller(nats, 'bench');
    const questions = questionsOf(ids, words);
    const actorOf = ({ route }: Question): MemberActor => {
      const id = route === applicationRoutes.mine ? applicant : own.id;
      return { kind: 'member', id, role: 'member', granted: true, sessionId: newId() };
    };
    record.figure('scans', await scansOf(db, () => askAll(caller, questions, actorOf, 1)));
    const found = questions.map((): Found[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [at, question] of questions.entries()) {
        const times = await ask(caller, question, actorOf(question), seconds);
        const throughIt = await throughGateway(gateway.url, question, own.headers);
        found[at]?.push({ p50: quantile(times, 0.5), p99: quantile(times, 0.99), gateway: throughIt });
      }
    const slowest = new Map<string, number>();
    const rows = questions.map(({ name, figure }, at): Row => {
      const middle = (of: keyof Found) => median((found[at] ?? []).map((one) => one[of]));
      slowest.set(figure, Math.max(slowest.get(figure) ?? 0, middle('p99')));
      return {
        question: name,
        'p50 ms': middle('p50'),
        'p99 ms': middle('p99'),
        'through the gateway, p99 ms': middle('gateway'),
      };
    });
    for (const [figure, p99] of slowest) if (figure) record.figure(figure, p99);
    record.table({
      title: `${postings} open postings, ${applications} applications, medians of ${rounds} alternating rounds of ${seconds} s`,
      rows,
    });
    record.table({
      title: 'The service with them in its memory',
      rows: [
        { 'from its start until ready, s': startedMs / 1000, 'resident, MiB': residentMiB(service.pid) },
      ],
    });
  } finally {
    await nats.close();
    await world.stop();
  }
};

function questionsOf(ids: readonly string[], words: readonly string[]): Question[] {
  const random = randomFrom(3);
  const drawWord = drawByWeight(zipfWeights(words.length), random);
  const place = () => random.pick(workLocations);
  const type = () => random.pick(jobTypes);
  const common = () => words[drawWord()] as string;
  const any = () => random.pick(words);
  const list = (query: () => Record<string, string>) => ({ route: postingRoutes.list, next: asked(query) });
  const counts = (query: () => Record<string, string>) => ({
    route: postingRoutes.counts,
    next: asked(query),
  });
  return [
    {
      name: 'a page with two filters',
      figure: 'board',
      ...list(() => ({ workLocation: place(), jobType: type() })),
    },
    { name: 'a common word', figure: 'search', ...list(() => ({ q: common() })) },
    { name: 'any word', figure: 'search', ...list(() => ({ q: any() })) },
    {
      name: 'the beginning of a word',
      figure: 'search',
      ...list(() => ({ q: any().slice(0, 1 + random.below(3)) })),
    },
    {
      name: 'two words and a filter',
      figure: 'search',
      ...list(() => ({ q: `${common()} ${common()}`, jobType: type() })),
    },
    { name: 'counts beside a filter', figure: 'counts', ...counts(() => ({ jobType: type() })) },
    { name: 'counts of a common word', figure: 'searchCounts', ...counts(() => ({ q: common() })) },
    {
      name: 'counts of the beginning of a word',
      figure: 'searchCounts',
      ...counts(() => ({ q: any().slice(0, 1 + random.below(3)), workLocation: place() })),
    },
    {
      name: 'applications for a sought-after posting',
      figure: 'received',
      route: applicationRoutes.received,
      next: () => ({ params: { id: ids[random.below(sought)] as string }, query: {} }),
    },
    {
      name: 'applications at one stage',
      figure: 'received',
      route: applicationRoutes.received,
      next: () => ({
        params: { id: ids[random.below(sought)] as string },
        query: { status: 'submitted' },
      }),
    },
    {
      name: 'own applications',
      figure: 'mine',
      route: applicationRoutes.mine,
      next: asked(() => ({})),
    },
  ];
}

async function askAll(
  caller: Caller,
  questions: readonly Question[],
  actorOf: (question: Question) => MemberActor,
  forSeconds: number,
): Promise<void> {
  for (const question of questions) await ask(caller, question, actorOf(question), forSeconds);
}

/** How many of the questions asked meanwhile read a whole collection, as MongoDB's profiler says. */
async function scansOf(db: Db, work: () => Promise<void>): Promise<number> {
  await db.command({ profile: 2 });
  await work();
  await db.command({ profile: 0 });
  return db.collection('system.profile').countDocuments({
    planSummary: /COLLSCAN/,
    'originatingCommand.pipeline.0.$changeStream': { $exists: false },
  });
}

const asked = (query: () => Record<string, string>) => () => ({ params: {}, query: query() });

/** @returns how long each took, in milliseconds */
async function ask(
  caller: Caller,
  { name, route, next }: Question,
  actor: MemberActor,
  forSeconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const context = { correlationId: 'bench', causationId: 'bench', actor };
  const ends = performance.now() + forSeconds * 1000;
  while (performance.now() < ends) {
    const input = JSON.stringify(next());
    const began = performance.now();
    const { status } = await caller.requestRaw(route, input, context);
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${name} was answered with ${status}`);
  }
  return times;
}

/** The same through the gateway, whose own time the goals leave out. */
async function throughGateway(url: string, { name, route, next }: Question, headers: Record<string, string>) {
  const nextPath = () => {
    const { params, query } = next();
    const path = route.path?.replace(':id', params.id ?? '');
    return `/api/v1${path}?${new URLSearchParams(query)}`;
  };
  const { p99, refused } = await load({ url, nextPath, connections: 1, seconds: seconds / 2, headers });
  if (refused > 0) throw new Error(`${name} was refused ${refused} times`);
  return p99;
}

/** @returns the postings, the sought-after ones first, and a member who has applied for some of them */
async function fill(db: Db, posterId: string, words: readonly string[]) {
  const random = randomFrom(1);
  const drawWord = drawByWeight(zipfWeights(words.length), random);
  const ids = Array.from({ length: postings }, () => newId());
  const now = Date.now();
  await insertMadeUp(db.collection<PostingDocument>('job_postings'), postings, (at) => {
    const said = Array.from({ length: wordsEach }, () => words[drawWord()] as string);
    const createdAt = new Date(now - at * 60_000);
    return {
      _id: ids[at] as string,
      postedByUserId: posterId,
      companyName: `Bar ${at}`,
      jobTitle: 'Bartender',
      jobDescription: said.join(' '),
      words: [...new Set(said)],
      jobType: random.pick(jobTypes),
      workLocation: random.pick(workLocations),
      experienceLevel: random.pick(jobExperienceLevels),
      salaryMin: 4_000_000,
      salaryMax: null,
      currency: 'USD',
      locationCity: 'Portland',
      locationState: 'OR',
      locationCountry: 'United States',
      requiredSkills: ['Classic cocktails'],
      preferredSkills: [],
      applicationEmail: null,
      applicationInstructions: null,
      isActive: true,
      closesOn: null,
      closesAt: null,
      revision: 1,
      createdAt,
      updatedAt: createdAt,
    };
  });
  const members = Array.from({ length: applicants }, () => newId());
  const each = applications / applicants;
  await insertMadeUp(db.collection<ApplicationDocument>('job_applications'), applications, (at) => {
    const createdAt = new Date(now - at * 1000);
    const posting = at % 2 ? at % sought : sought + ((at * 7919) % (postings - sought));
    return {
      // Five of everybody, each for another posting.
      _id: newId(),
      applicantUserId: members[Math.floor(at / each)] as string,
      postingId: ids[posting] as string,
      coverLetter: 'I pour straight.',
      additionalNotes: null,
      status: random.pick(applicationStatuses),
      revision: 1,
      createdAt,
      updatedAt: createdAt,
    };
  });
  // What was written at once is not to be carried to the disk while the questions are asked.
  await db.admin().command({ fsync: 1 });
  return { ids, applicant: members[0] as string };
}

interface PostingDocument {
  _id: string;
  words: string[];
  [field: string]: unknown;
}
interface ApplicationDocument {
  _id: string;
  [field: string]: unknown;
}

export default bench;
