import {
  adminRecipeRoutes,
  adminTrendRoutes,
  automatedMark,
  communityInternalRoutes,
  favoriteRoutes,
  ratingRoutes,
  recipeRoutes,
  type TrendWindow,
  trendInternalRoutes,
  trendRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aRecipe, eventually, moveClock, type Stack, standInFor, startStack } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap } from '../src/bootstrap.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let stack: Stack;
let leaveCommunity: () => Promise<void>;
beforeAll(async () => {
  stack = await startStack([bootstrap]);
  leaveCommunity = await standInFor(stack.env, communityInternalRoutes.blockBetween, { blocked: false });
});
afterAll(async () => {
  await leaveCommunity();
  await stack.stop();
});

const admin = { kind: 'member', id: newId(), role: 'admin', granted: true, sessionId: 's' } as const;
const member = (id = newId()) =>
  ({ kind: 'member', id, role: 'member', granted: true, sessionId: 's' }) as const;
const visitor = (mark = newId()) => ({ kind: 'visitor', mark }) as const;
const later = (ms: number) => moveClock(stack, ms, ['catalogue']);
type Recipe = Awaited<ReturnType<typeof publish>>;
const publish = (name: string) =>
  stack
    .ask(adminRecipeRoutes.create, { body: aRecipe({ name }) }, admin)
    .then(({ id }) => ({ params: { id } }));
const calculate = () => stack.ask(adminTrendRoutes.calculate, {}, admin);
const view = (
  recipe: { params: { id: string } },
  who: ReturnType<typeof visitor | typeof member> = visitor(),
) => stack.ask(recipeRoutes.view, recipe, who);
const shown = async (name: string, window: TrendWindow = 'week') =>
  (await stack.ask(trendRoutes.list, { query: { window } })).items.find(({ recipe }) => recipe.name === name);
const counts = async ({ params }: { params: { id: string } }, window: TrendWindow = 'week') =>
  (await stack.ask(adminTrendRoutes.get, { params }, admin)).windows[window];

describe('popularity', () => {
  it('is 1 for a view and 3 for a favorite, and appears with the next calculation only [DISC-05, BEYOND-34]', async () => {
    const recipe = await publish('Much Loved');
    for (let at = 0; at < 24; at++) await view(recipe);
    await stack.ask(favoriteRoutes.add, recipe, member());
    expect(await shown('Much Loved')).toBeUndefined();
    await eventually(async () => {
      await calculate();
      expect(await shown('Much Loved')).toMatchObject({ score: 27, badge: 'Trending' });
    });
    expect(await counts(recipe)).toEqual({ views: 24, favorites: 1, ratings: 0, score: 27 });
  });

  it('is 5 for a rating, once for each member however often they change it [BEYOND-34]', async () => {
    const recipe = await publish('Much Rated');
    const stars = { tasteRating: 5, difficultyRating: 5, presentationRating: 5, valueRating: 5 };
    const body = { ...stars, reviewText: null, wouldRecommend: true };
    const ada = member();
    for (const rater of [ada, member(), ada]) await stack.ask(ratingRoutes.rate, { ...recipe, body }, rater);
    await stack.ask(ratingRoutes.rate, { ...recipe, body: { ...body, tasteRating: 1 } }, ada);
    await eventually(async () => {
      await calculate();
      expect(await counts(recipe)).toEqual({ views: 0, favorites: 0, ratings: 2, score: 10 });
    });
  });

  it('is 5 for ratings from before they counted too, in the windows they are young enough for [BEYOND-34]', async () => {
    const recipe = await publish('Rated Long Ago');
    const stars = { tasteRating: 5, difficultyRating: 5, presentationRating: 5, valueRating: 5 };
    const body = { ...stars, reviewText: null, wouldRecommend: true };
    const raters = [member(), member()];
    for (const rater of raters) await stack.ask(ratingRoutes.rate, { ...recipe, body }, rater);
    const mongo = await MongoClient.connect(`${stack.env.MONGODB_URL}`);
    const db = mongo.db(`${stack.env.MONGODB_PREFIX}_catalogue`);
    const ofRecipe = { recipeId: recipe.params.id };
    const events = db.collection('trend_events');
    await eventually(async () => expect(await events.countDocuments(ofRecipe)).toBe(2));
    // As it was: nothing of them is known to popularity.
    for (const name of ['trend_events', 'trend_supporters']) await db.collection(name).deleteMany(ofRecipe);
    const at = new Date(Date.now() - 3 * day);
    await db
      .collection('recipe_ratings')
      .updateOne({ ...ofRecipe, userId: raters[0]?.id }, { $set: { createdAt: at } });
    await db
      .collection<{ _id: string }>('migrations')
      .deleteOne({ _id: '2026-11-23-ratings-did-not-count-for-popularity' });
    const replica = await bootstrap(stack.env);
    try {
      await calculate();
      const all = { views: 0, favorites: 0, ratings: 2, score: 10 };
      expect(await counts(recipe, 'today')).toEqual({ ...all, ratings: 1, score: 5 });
      expect([await counts(recipe), await counts(recipe, 'all')]).toEqual([all, all]);
      expect(await db.collection('trend_supporters').countDocuments(ofRecipe)).toBe(2);
      const { maxDifference } = await stack.ask(trendInternalRoutes.rebuild, {
        body: { projection: 'trends' },
      });
      expect(maxDifference).toBeLessThan(1e-9);
      expect(await counts(recipe, 'all')).toEqual(all);
    } finally {
      await replica.stop();
      await mongo.close();
    }
  });

  it('counts a view once per visitor and hour, and none of programs', async () => {
    const recipe = await publish('Looked At');
    const [one, program] = [visitor(), visitor(automatedMark)];
    for (let at = 0; at < 5; at++) await view(recipe, one);
    for (let at = 0; at < 5; at++) await view(recipe, program);
    later(hour);
    await view(recipe, one);
    await calculate();
    later(0);
    expect(await counts(recipe)).toMatchObject({ views: 2, score: 2 });
    expect((await stack.ask(recipeRoutes.get, recipe)).views).toBe(2);
  });

  it('does not grow with a favorite that is taken back and given again', async () => {
    const recipe = await publish('Fickle');
    const ada = member();
    for (let at = 0; at < 4; at++) {
      await stack.ask(favoriteRoutes.add, recipe, ada);
      await stack.ask(favoriteRoutes.remove, recipe, ada);
    }
    await eventually(async () => {
      await calculate();
      expect(await counts(recipe)).toMatchObject({ favorites: 1, score: 3 });
    });
  });

  it('leaves today, the week and the month when they have passed, and never all time [BEYOND-33]', async () => {
    const recipe = await publish('Has Been');
    await view(recipe);
    await view(recipe);
    const scores = async () => {
      await calculate();
      const { windows } = await stack.ask(adminTrendRoutes.get, recipe, admin);
      return [windows.today, windows.week, windows.month, windows.all].map((window) => window?.score);
    };
    expect(await scores()).toEqual([2, 2, 2, 2]);
    later(day + hour);
    expect(await scores()).toEqual([0, 2, 2, 2]);
    later(7 * day + hour);
    expect(await scores()).toEqual([0, 0, 2, 2]);
    later(30 * day + hour);
    expect(await scores()).toEqual([0, 0, 0, 2]);
    expect(await shown('Has Been', 'month')).toBeUndefined();
    expect(await shown('Has Been', 'all')).toMatchObject({ score: 2, badge: 'Rising' });
    later(0);
  });

  it('of a recipe that is deleted goes with it [BEYOND-40]', async () => {
    const recipe = await publish('Gone Again');
    for (let at = 0; at < 5; at++) await view(recipe);
    await calculate();
    expect(await shown('Gone Again')).toBeDefined();
    await stack.ask(adminRecipeRoutes.delete, recipe, admin);
    expect(await shown('Gone Again')).toBeUndefined();
    await calculate();
    expect(await shown('Gone Again', 'all')).toBeUndefined();
  });

  it('tells the console what a place rests on, day by day', async () => {
    const recipe = await publish('Explained');
    const ada = member();
    await view(recipe, ada);
    await view(recipe);
    await stack.ask(favoriteRoutes.add, recipe, ada);
    await eventually(async () => {
      await calculate();
      expect(await counts(recipe)).toMatchObject({ score: 5 });
    });
    const { days } = await stack.ask(adminTrendRoutes.get, recipe, admin);
    expect(days).toMatchObject([{ views: 2, favorites: 1, ratings: 0, people: 2 }]);
    const { items } = await stack.ask(adminTrendRoutes.list, { query: { window: 'week' } }, admin);
    expect(items.find(({ name }) => name === 'Explained')).toMatchObject({ score: 5, strongest: 4 });
  });

  it('shows the twelve most popular, and each calculation is the same when it is done again from the acts', async () => {
    const recipes = await Promise.all(Array.from({ length: 14 }, (_, at) => publish(`Rank ${at}`)));
    for (const [at, recipe] of recipes.entries()) {
      for (let views = 0; views < 60 - at; views++) await view(recipe);
      if (at % 5 === 0) await calculate();
    }
    await calculate();
    const { items, calculatedAt } = await stack.ask(trendRoutes.list, { query: { window: 'today' } });
    expect(items.map(({ recipe }) => recipe.name)).toEqual(
      Array.from({ length: 12 }, (_, at) => `Rank ${at}`),
    );
    expect(items.map(({ badge }) => badge)).toEqual([...Array(10).fill('Hot'), 'Trending', 'Trending']);
    expect(calculatedAt).not.toBeNull();
    const before = await counts(recipes[0] as (typeof recipes)[number]);
    const replay = await stack.ask(trendInternalRoutes.rebuild, { body: { projection: 'trends' } });
    expect(replay.runs).toBeGreaterThan(5);
    expect(replay.maxDifference).toBeLessThan(1e-9);
    expect(await counts(recipes[0] as (typeof recipes)[number])).toEqual(before);
  });

  it('shows recipes as they are by now, whichever replica is asked, and the next in line for those that are gone [DISC-03, BEYOND-40]', async () => {
    const [renamed, withheld, deleted] = [
      await publish('Old Name'),
      await publish('Withheld'),
      await publish('Deleted'),
    ];
    for (const recipe of [renamed, withheld, deleted])
      for (let views = 0; views < 70; views++) await view(recipe);
    const replica = await bootstrap(stack.env);
    const mongo = await MongoClient.connect(`${stack.env.MONGODB_URL}`);
    const answers = () =>
      Promise.all(
        Array.from({ length: 20 }, () => stack.ask(trendRoutes.list, { query: { window: 'today' } })),
      );
    const everyAnswer = async (name: string) =>
      (await answers()).map(({ items }) => items.find(({ recipe }) => recipe.name === name)?.recipe);
    const none = Array(20).fill(undefined);
    const stars = { tasteRating: 4, difficultyRating: 4, presentationRating: 4, valueRating: 4 };
    const rating = { ...stars, reviewText: null, wouldRecommend: true };
    try {
      await calculate();
      await eventually(async () => {
        for (const name of ['Old Name', 'Withheld', 'Deleted'])
          expect((await everyAnswer(name)).every(Boolean)).toBe(true);
      });
      const recipe = aRecipe({ name: 'New Name' });
      await stack.ask(adminRecipeRoutes.revise, { ...renamed, body: { revision: 1, recipe } }, admin);
      await eventually(async () => expect(await everyAnswer('Old Name')).toEqual(none));
      // The second leaves the average as it is.
      for (const count of [1, 2]) {
        await stack.ask(ratingRoutes.rate, { ...renamed, body: rating }, member());
        await eventually(async () => {
          for (const card of await everyAnswer('New Name'))
            expect(card?.rating).toMatchObject({ average: 4, count });
        });
      }
      await mongo
        .db(`${stack.env.MONGODB_PREFIX}_catalogue`)
        .collection<{ _id: string }>('recipes')
        .updateOne(
          { _id: withheld.params.id },
          { $set: { visibility: 'private', withheld: 'held' }, $inc: { revision: 1 } },
        );
      await eventually(async () => expect(await everyAnswer('Withheld')).toEqual(none));
      await stack.ask(adminRecipeRoutes.delete, deleted, admin);
      await eventually(async () => expect(await everyAnswer('Deleted')).toEqual(none));
      for (const { items } of await answers()) expect(items).toHaveLength(12);
    } finally {
      await replica.stop();
      await mongo.close();
    }
  });

  it('counts every act once when two calculate at the same time', async () => {
    const recipe = await publish('Contended');
    for (let at = 0; at < 30; at++) await view(recipe);
    await Promise.all([calculate(), calculate(), calculate()]);
    expect(await counts(recipe)).toMatchObject({ views: 30, score: 30 });
  });

  it('is exact after two replicas have calculated and recounted it while members acted and recipes went', async () => {
    const replica = await bootstrap(stack.env);
    const mongo = await MongoClient.connect(`${stack.env.MONGODB_URL}`);
    const acts = mongo.db(`${stack.env.MONGODB_PREFIX}_catalogue`).collection('trend_events');
    try {
      const recipes: Recipe[] = [];
      for (let at = 0; at < 12; at++) recipes.push(await publish(`Crowded ${at}`));
      const kept = recipes.slice(6);
      const act = async (at: number) => {
        const recipe = kept[at % kept.length] as Recipe;
        await view(recipe);
        await stack.ask(favoriteRoutes.add, recipe, member());
      };
      const rounds = Array.from({ length: 60 }, (_, at) => at);
      const outcomes = await Promise.allSettled([
        ...rounds.map(act),
        ...rounds.map(calculate),
        ...recipes.slice(0, 6).map(async (recipe) => {
          await view(recipe);
          await stack.ask(adminRecipeRoutes.delete, recipe, admin);
        }),
        ...rounds
          .slice(0, 3)
          .map(() => stack.ask(trendInternalRoutes.rebuild, { body: { projection: 'trends' } })),
      ]);
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      // Whoever waits too long behind others is told to try again; nothing else may go wrong.
      expect(failures.filter(({ kind }) => kind !== 'unavailable')).toEqual([]);
      expect(outcomes.slice(0, rounds.length).map(({ status }) => status)).not.toContain('rejected');
      await eventually(async () => {
        await calculate();
        for (const recipe of kept)
          expect(await counts(recipe)).toMatchObject({ views: 10, favorites: 10, score: 40 });
      });
      const { maxDifference } = await stack.ask(trendInternalRoutes.rebuild, {
        body: { projection: 'trends' },
      });
      expect(maxDifference).toBeLessThan(1e-9);
      expect(await acts.countDocuments({ run: null })).toBe(0);
    } finally {
      await replica.stop();
      await mongo.close();
    }
  }, 120_000);

  it('moves the counters of each recipe by its own acts, alike or not', async () => {
    const recipes = await Promise.all(['One View', 'Another', 'Two Views', 'All Kinds'].map(publish));
    const [one, another, two, all] = recipes as [Recipe, Recipe, Recipe, Recipe];
    const stars = { tasteRating: 5, difficultyRating: 5, presentationRating: 5, valueRating: 5 };
    const body = { ...stars, reviewText: null, wouldRecommend: true };
    await view(one);
    await calculate();
    for (const recipe of [one, another, two, two, all]) await view(recipe);
    await stack.ask(favoriteRoutes.add, all, member());
    await stack.ask(ratingRoutes.rate, { ...all, body }, member());
    await eventually(async () => {
      await calculate();
      expect(await Promise.all(recipes.map((recipe) => counts(recipe)))).toEqual([
        { views: 2, favorites: 0, ratings: 0, score: 2 },
        { views: 1, favorites: 0, ratings: 0, score: 1 },
        { views: 2, favorites: 0, ratings: 0, score: 2 },
        { views: 1, favorites: 1, ratings: 1, score: 9 },
      ]);
    });
    later(day + hour);
    await calculate();
    later(0);
    const none = { views: 0, favorites: 0, ratings: 0, score: 0 };
    for (const recipe of recipes) expect(await counts(recipe, 'today')).toEqual(none);
    expect(await counts(all, 'week')).toMatchObject({ score: 9 });
  });

  it('is not calculated for anybody but an admin [BEYOND-34]', async () => {
    await expect(stack.ask(adminTrendRoutes.calculate, {}, member())).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
