import {
  adminRatingRoutes,
  adminRecipeRoutes,
  catalogueAuditRoutes,
  memberRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  profileRoutes,
  type RatingInput,
  ratingRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import {
  type Agent,
  aMember,
  anAdmin,
  aRecipe,
  eventually,
  type Stack,
  whenAdmitted,
} from '@barspoon/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
});
afterAll(() => stack.stop());

const rating = (changes: Partial<RatingInput> = {}): RatingInput => ({
  tasteRating: 5,
  difficultyRating: 4,
  presentationRating: 4,
  valueRating: 4,
  reviewText: null,
  wouldRecommend: true,
  ...changes,
});
const all = (stars: number) => ({
  tasteRating: stars,
  difficultyRating: stars,
  presentationRating: stars,
  valueRating: stars,
});
let names = 0;
const aDrink = () =>
  admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: `Rated Drink ${++names}` }) });
const rate = (member: Agent, id: string, changes: Partial<RatingInput> = {}) =>
  member.call(ratingRoutes.rate, { params: { id }, body: rating(changes) });
const shown = async (id: string) => (await stack.visitor().call(recipeRoutes.get, { params: { id } })).rating;

describe('rating a recipe', () => {
  it('keeps one row for each member and recipe and moves the average with it [RATE-02, RATE-03, RATE-09, RATE-10, DATA-13, BEYOND-35, CONTRA-10]', async () => {
    const [ada, bea, { id }] = [await aMember(stack), await aMember(stack), await aDrink()];
    const first = await rate(ada, id, { reviewText: '  Sharp and cold.  ' });
    expect(first.rating).toMatchObject({ overallRating: 4.3, reviewText: 'Sharp and cold.' });
    expect(first.summary).toEqual({ average: 4.3, count: 1 });
    await rate(bea, id, all(4));
    const again = await rate(ada, id, { ...all(2), reviewText: '   ' });
    expect(again.rating).toMatchObject({ id: first.rating.id, overallRating: 2, reviewText: null });
    expect(again.summary).toEqual({ average: 3, count: 2 });
    await eventually(async () => expect(await shown(id)).toEqual({ average: 3, count: 2 }));
    const { rating: mine } = await ada.call(ratingRoutes.mine, { params: { id } });
    expect(mine).toEqual(again.rating);
  });

  it('rounds the average to two decimals [RATE-13, CONTRA-11]', async () => {
    const { id } = await aDrink();
    const members = await Promise.all([1, 2, 3].map(() => aMember(stack)));
    for (const [at, member] of members.entries()) await rate(member, id, all(at === 0 ? 5 : 4));
    expect(
      (await members[0]?.call(ratingRoutes.rate, { params: { id }, body: rating(all(5)) }))?.summary,
    ).toEqual({
      average: 4.33,
      count: 3,
    });
  });

  it('takes a rating back, and nothing when there is none', async () => {
    const [ada, { id }] = [await aMember(stack), await aDrink()];
    await rate(ada, id);
    for (let times = 0; times < 2; times++)
      expect((await ada.call(ratingRoutes.remove, { params: { id } })).summary).toEqual({
        average: null,
        count: 0,
      });
    expect((await ada.call(ratingRoutes.mine, { params: { id } })).rating).toBeNull();
    await eventually(async () => expect(await shown(id)).toEqual({ average: null, count: 0 }));
  });

  it.each([
    [
      'a criterion of 0',
      { tasteRating: 0 },
      'body.tasteRating',
      'Please rate all criteria before submitting.',
    ],
    [
      'a missing criterion',
      { valueRating: undefined },
      'body.valueRating',
      'Please rate all criteria before submitting.',
    ],
    ['six stars', { tasteRating: 6 }, 'body.tasteRating', 'Use whole stars from 1 to 5'],
    ['half a star', { tasteRating: 2.5 }, 'body.tasteRating', 'Use whole stars from 1 to 5'],
    [
      'no recommendation',
      { wouldRecommend: undefined },
      'body.wouldRecommend',
      'Please indicate whether you would recommend this recipe.',
    ],
  ])(
    'refuses %s with the words of the form [RATE-05, RATE-06, BEYOND-37]',
    async (_, change, path, message) => {
      const [ada, { id }] = [await aMember(stack), await aDrink()];
      const { status, body } = await ada.send(ratingRoutes.rate, {
        params: { id },
        body: { ...rating(), ...change },
      });
      expect(status).toBe(400);
      expect(body.errors).toContainEqual({ path, message });
      expect(body.detail).toBe(message);
    },
  );

  it('asks visitors to sign in with the words of the form [RATE-04, BEYOND-37]', async () => {
    const { id } = await aDrink();
    const answer = await stack.visitor().send(ratingRoutes.rate, { params: { id }, body: rating() });
    expect([answer.status, answer.body.detail]).toEqual([401, 'Please log in to submit a rating.']);
  });

  it('answers 404 for a recipe that is not there', async () => {
    const ada = await aMember(stack);
    const params = { id: '01939c5e-6a00-7000-8000-00000000ffff' };
    expect((await ada.send(ratingRoutes.rate, { params, body: rating() })).status).toBe(404);
  });

  it('is not given to a recipe of one’s own [BEYOND-152]', async () => {
    const ada = await aMember(stack);
    const made = await ada.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name: 'Own Praise' }), visibility: 'public' },
    });
    const params = { id: made.id };
    const answer = await ada.send(ratingRoutes.rate, { params, body: rating() });
    expect([answer.status, answer.body.code]).toEqual([403, 'catalogue.own_recipe']);
    const eve = await aMember(stack);
    expect((await eve.call(ratingRoutes.rate, { params, body: rating() })).summary.count).toBe(1);
  });

  it('of one recipe by many at once loses none, however often each sends it', async () => {
    const { id } = await aDrink();
    const members = await Promise.all(Array.from({ length: 25 }, () => aMember(stack)));
    await Promise.all(
      members.flatMap((member, at) =>
        [0, 1, 2, 3].map(() => whenAdmitted(() => rate(member, id, all(1 + (at % 5))))),
      ),
    );
    expect((await rate(members[0] as Agent, id, all(1))).summary).toEqual({ average: 3, count: 25 });
  });

  it('tells every open page the new figures, and many changes in one message', async () => {
    const { id } = await aDrink();
    const socket = io(stack.url, { transports: ['websocket'] });
    const heard: unknown[] = [];
    socket.on('ratings.changed', ({ recipes }: { recipes: { recipeId: string }[] }) =>
      heard.push(...recipes.filter(({ recipeId }) => recipeId === id)),
    );
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    const members = await Promise.all([1, 2, 3, 4, 5].map(() => aMember(stack)));
    await Promise.all(members.map((member) => rate(member, id, all(4))));
    await eventually(() => expect(heard.at(-1)).toEqual({ recipeId: id, average: 4, count: 5 }));
    expect(heard.length).toBeLessThan(5);
    socket.close();
  });
});

describe('recipe-reviews', () => {
  it('are the ratings with a text, newest first, ten a page, with their authors [BEYOND-36]', async () => {
    const { id } = await aDrink();
    const members = await Promise.all(Array.from({ length: 12 }, () => aMember(stack)));
    for (const [at, member] of members.entries()) await rate(member, id, { reviewText: `Review ${at}` });
    await rate(await aMember(stack), id);
    const first = await stack.visitor().call(ratingRoutes.reviews, { params: { id }, query: {} });
    expect(first.items.map(({ reviewText }) => reviewText)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Review ${11 - at}`),
    );
    const { username } = await (members[11] as Agent).call(profileRoutes.me, {});
    expect(first.items[0]).toMatchObject({
      author: { username, fullName: 'Ada Coleman' },
      overallRating: 4.3,
      wouldRecommend: true,
      edited: false,
    });
    const query = { cursor: first.nextCursor ?? '' };
    const second = await stack.visitor().call(ratingRoutes.reviews, { params: { id }, query });
    expect(second.items.map(({ reviewText }) => reviewText)).toEqual(['Review 1', 'Review 0']);
    expect(second.nextCursor).toBeNull();
  });

  it('stand on the profile with their recipes: all of ours, of others those with a text [PROF-16]', async () => {
    const [ada, one, two] = [await aMember(stack), await aDrink(), await aDrink()];
    await rate(ada, one.id, { reviewText: 'Good' });
    await rate(ada, two.id);
    const own = await ada.call(ratingRoutes.own, { query: {} });
    expect(own.items.map(({ recipe }) => recipe.id)).toEqual([two.id, one.id]);
    expect(own.items[0]?.recipe).toMatchObject({ name: two.name, category: two.category });
    expect(own.total).toBe(2);
    const { username } = await ada.call(profileRoutes.me, {});
    const shownOf = await stack.visitor().call(memberRoutes.reviews, { params: { username }, query: {} });
    expect(shownOf.items.map(({ recipe }) => recipe.id)).toEqual([one.id]);
  });
});

describe('the console', () => {
  it('deletes a rating with a reason, which the audit keeps, and the average follows', async () => {
    const [ada, bea, { id }] = [await aMember(stack), await aMember(stack), await aDrink()];
    const { rating: bad } = await rate(ada, id, { ...all(1), reviewText: 'Visit my shop' });
    await rate(bea, id, all(5));
    const removed = await admin.call(adminRatingRoutes.remove, {
      params: { id: bad.id },
      body: { reason: 'Advertising' },
    });
    expect(removed.summary).toEqual({ average: 5, count: 1 });
    const { items } = await admin.call(catalogueAuditRoutes.list, { query: { subject: `rating:${bad.id}` } });
    expect(items).toMatchObject([
      { actor: admin.userId, action: 'rating.removed', details: { reason: 'Advertising', recipeId: id } },
    ]);
    expect((await admin.send(adminRatingRoutes.get, { params: { id: bad.id } })).status).toBe(404);
  });

  it('finds ratings by recipe and by member', async () => {
    const [ada, one, two] = [await aMember(stack), await aDrink(), await aDrink()];
    await rate(ada, one.id);
    await rate(ada, two.id);
    const ofRecipe = await admin.call(adminRatingRoutes.list, { query: { recipeId: one.id } });
    expect(ofRecipe.items).toMatchObject([{ userId: ada.userId, recipe: { id: one.id, name: one.name } }]);
    const ofMember = await admin.call(adminRatingRoutes.list, { query: { userId: ada.userId } });
    expect(ofMember.items).toHaveLength(2);
  });
});

describe('what is deleted', () => {
  it('takes its ratings with it when it is a recipe [BEYOND-40]', async () => {
    const [ada, { id }] = [await aMember(stack), await aDrink()];
    await rate(ada, id, { reviewText: 'Gone soon' });
    await admin.call(adminRecipeRoutes.delete, { params: { id } });
    expect(await ada.call(ratingRoutes.own, { query: {} })).toMatchObject({ items: [], total: 0 });
  });

  it('takes its ratings out of the averages when it is an account, and hands them out before', async () => {
    const [ada, bea, { id }] = [await aMember(stack), await aMember(stack), await aDrink()];
    await rate(ada, id, { ...all(1), reviewText: 'Mine' });
    await rate(bea, id, all(5));
    const exported = await ada.send(ownDataRoutes.export, { body: { password: 'a long night out' } });
    expect(JSON.stringify(exported.body)).toContain('Mine');
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, {
      body: { password: 'a long night out', username: username ?? '' },
    });
    await eventually(async () => expect(await shown(id)).toEqual({ average: 5, count: 1 }));
  });
});
