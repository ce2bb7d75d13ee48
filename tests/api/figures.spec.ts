import {
  adminRecipeRoutes,
  automatedMark,
  catalogueFigureRoutes,
  commentRoutes,
  communityFigureRoutes,
  dayMs,
  failedSearchRoutes,
  postRoutes,
  ratingRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { dayOf, daysBefore, newId } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anAdmin,
  aRecipe,
  eventually,
  moveClock,
  type Stack,
  startStack,
} from '@barspoon/testing';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FiguresService as RecipeFigures } from '../../services/catalogue/src/figures/figures.service.ts';
import { FiguresService as PostFigures } from '../../services/community/src/figures/figures.service.ts';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
});
afterAll(() => stack?.stop());

const app = (service: string) => stack.service<RunningService>(service).app;
const rows = (service: string, name: string): Model<Record<string, unknown>> =>
  app(service).get(`${name}Model`, { strict: false });
/** What the jobs do every five minutes. */
const rollUp = async () => {
  await app('catalogue').get(RecipeFigures, { strict: false }).rollUp();
  await app('community').get(PostFigures, { strict: false }).rollUp();
};
const today = () => dayOf(new Date());

describe('what members add, by day', () => {
  const recipeDays = async (days: 30 | 90 | 365 = 30) =>
    (await admin.call(catalogueFigureRoutes.recipes, { query: { days } })).items;
  const postDays = async () => (await admin.call(communityFigureRoutes.posts, { query: {} })).items;

  it('counts recipes, ratings, posts and comments, but nothing of the starter library or withheld [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const member = await aMember(stack);
    const { id } = await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: 'Counted Cooler' }) });
    const stars = { tasteRating: 5, difficultyRating: 5, presentationRating: 5, valueRating: 5 };
    await member.call(ratingRoutes.rate, {
      params: { id },
      body: { ...stars, reviewText: null, wouldRecommend: true },
    });
    const post = await member.call(postRoutes.create, { body: { content: 'A quiet evening' } });
    await member.call(commentRoutes.create, { params: { id: post.id }, body: { content: 'Cheers' } });
    const held = await member.call(postRoutes.create, { body: { content: 'Never seen' } });
    await rows('community', 'PostRow').updateOne({ _id: held.id }, { $set: { state: 'held' } });
    const library = await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: 'Of the House' }) });
    await rows('catalogue', 'RecipeRow').updateOne({ _id: library.id }, { $set: { libraryVersion: 1 } });
    await rollUp();
    expect((await recipeDays()).at(-1)).toEqual({ day: today(), newRecipes: 1, newRatings: 1 });
    expect((await postDays()).at(-1)).toEqual({ day: today(), newPosts: 1, newComments: 1 });
  });

  it('counts days on which the job did not run, and keeps what was counted before them [BEYOND-96]', async () => {
    const days = rows('catalogue', 'RecipeDayRow');
    await days.deleteMany({});
    const [old, last] = [daysBefore(today(), 200), daysBefore(today(), 3)];
    await days.create([
      { _id: old, newRecipes: 7, newRatings: 8 },
      { _id: last, newRecipes: 9, newRatings: 9 },
    ]);
    const made = await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: 'Of Late' }) });
    await rows('catalogue', 'RecipeRow').updateOne(
      { _id: made.id },
      { $set: { createdAt: new Date(`${daysBefore(today(), 2)}T12:00:00Z`) } },
    );
    await rollUp();
    await rollUp();
    const items = await recipeDays(365);
    expect(items.map(({ day }) => day)).toEqual([
      old,
      last,
      ...[2, 1, 0].map((ago) => daysBefore(today(), ago)),
    ]);
    expect(items.slice(0, 3)).toEqual([
      { day: old, newRecipes: 7, newRatings: 8 },
      // The last day that was counted may not have been over.
      { day: last, newRecipes: 0, newRatings: 0 },
      { day: daysBefore(today(), 2), newRecipes: 1, newRatings: 0 },
    ]);
    expect((await recipeDays(30)).map(({ day }) => day)).not.toContain(old);
  });
});

describe('searches that found nothing', () => {
  const visitor = (mark = newId()) => ({ kind: 'visitor', mark }) as const;
  const member = (id = newId()) =>
    ({ kind: 'member', id, role: 'member', granted: true, sessionId: newId() }) as const;
  type Person = ReturnType<typeof visitor> | ReturnType<typeof member>;
  const search = (q: string, who: Person) => stack.ask(failedSearchRoutes.note, { body: { q } }, who);
  const found = async (term: string) =>
    (await admin.call(catalogueFigureRoutes.failedSearches, { query: {} })).items.find(
      (one) => one.term === term,
    );

  it('are shown once three people searched for the same, each of them counted once [BEYOND-96]', async () => {
    const [ada, ben] = [visitor(), member()];
    for (const who of [ada, ada, ben, ben]) await search('Zorblax Fizz', who);
    expect(await found('zorblax fizz')).toBeUndefined();
    await Promise.all([search(' zorblax  FIZZ', visitor()), search('Zorblax fizz', visitor())]);
    expect(await found('zorblax fizz')).toEqual({ term: 'zorblax fizz', searches: 4, lastOn: today() });
    const stored = JSON.stringify(await rows('catalogue', 'FailedSearchRow').find().lean());
    expect(stored).not.toContain(ben.id);
    expect(stored).not.toContain(ada.mark);
  });

  it('count everybody who is first with the same words at the same moment [BEYOND-96]', async () => {
    const terms = Array.from({ length: 10 }, (_, at) => `Crowded Cup ${at}`);
    for (const term of terms) await Promise.all(Array.from({ length: 8 }, () => search(term, visitor())));
    const counts = await Promise.all(terms.map((term) => found(term.toLowerCase())));
    expect(counts.map((one) => one?.searches)).toEqual(terms.map(() => 8));
  });

  it('add up over days: closed days once, today again each time [BEYOND-96]', async () => {
    const day = (before: number) => daysBefore(today(), before);
    const on = (before: number, term: string, people: number) => ({
      _id: `${day(before)}|${term}`,
      day: day(before),
      term,
      people,
      at: new Date(),
    });
    await rows('catalogue', 'FailedSearchRow').insertMany([
      on(6, 'olden sour', 5),
      on(5, 'olden sour', 7),
      on(5, 'wonder mule', 9),
      on(4, 'wonder mule', 2),
      on(7, 'bygone flip', 50),
    ]);
    const shown = async () => {
      const { items } = await admin.call(catalogueFigureRoutes.failedSearches, { query: { days: 7 } });
      return items.filter(({ term }) => /olden|wonder|bygone/.test(term));
    };
    const olden = { term: 'olden sour', searches: 12, lastOn: day(5) };
    expect(await shown()).toEqual([olden, { term: 'wonder mule', searches: 9, lastOn: day(5) }]);
    await Promise.all(Array.from({ length: 4 }, () => search('Wonder Mule', visitor())));
    const mule = { term: 'wonder mule', searches: 13, lastOn: today() };
    expect(await shown()).toEqual([mule, olden]);
    expect(await shown()).toEqual([mule, olden]);
  });

  it('are not those that find something, of programs, or that may name somebody [BEYOND-96]', async () => {
    await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: 'Findable Flip' }) });
    const before = await rows('catalogue', 'FailedSearchRow').countDocuments();
    await search('findable', visitor());
    await search('Xyzzy', visitor(automatedMark));
    await search('ada@example.com', visitor());
    await search('+49 170 1234567', visitor());
    expect(await rows('catalogue', 'FailedSearchRow').countDocuments()).toBe(before);
  });

  it('keep nothing that tells people apart when the day is over [BEYOND-96]', async () => {
    await search('Yesterday Sour', visitor());
    const marks = () => rows('catalogue', 'FailedSearchRow').countDocuments({ marks: { $exists: true } });
    await rollUp();
    expect(await marks()).toBeGreaterThan(0);
    await moveClock(stack, dayMs, ['catalogue']);
    try {
      await rollUp();
      expect(await marks()).toBe(0);
    } finally {
      await moveClock(stack, 0, ['catalogue']);
    }
  });

  it('are not counted while analytics are switched off [ADM-SET-01, BEYOND-100]', async () => {
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    await admin.call(siteSettingsRoutes.revise, {
      body: { revision, settings: { ...settings, analyticsEnabled: false } },
    });
    await eventually(async () => {
      const term = `Unheard ${newId().replaceAll(/\d/g, '')}`;
      const before = await rows('catalogue', 'FailedSearchRow').countDocuments();
      await search(term, visitor());
      expect(await rows('catalogue', 'FailedSearchRow').countDocuments()).toBe(before);
    });
    await admin.call(siteSettingsRoutes.revise, { body: { revision: revision + 1, settings } });
  });
});
