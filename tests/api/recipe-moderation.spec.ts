import { bootstrap as community } from '@barspoon/community';
import {
  activityRoutes,
  adminModerationRoutes,
  adminRecipeRoutes,
  type ContentRef,
  type DecisionInput,
  favoriteRoutes,
  moderationRoutes,
  notificationRoutes,
  type OwnRecipeInput,
  ownDataRoutes,
  ownRecipeRoutes,
  postRoutes,
  profileRoutes,
  ratingRoutes,
  recipeRoutes,
  recipeVersionRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { importFile } from '../support/own-imports.ts';
import { formWith, smallPng } from '../support/pictures.ts';

const blocked = 'With every glass a c4sino bonus.';
const findings = [{ rule: 'blocked-word', found: 'casino bonus' }];
const at = (id: string) => ({ params: { id } });

let stack: Stack;
let admin: Agent;
let other: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  [admin, other] = [await anAdmin(stack), await anAdmin(stack)];
  const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
  await admin.call(siteSettingsRoutes.revise, {
    body: { revision, settings: { ...settings, autoModeration: true } },
  });
  await eventually(async () => {
    const probe = await aMember(stack);
    const body = { content: blocked, imageUrl: null, recipeId: null };
    expect((await probe.call(postRoutes.create, { body })).held).toBe(true);
  }, 30_000);
}, 90_000);
afterAll(() => stack?.stop());

let names = 0;
const input = (more: Partial<OwnRecipeInput> = {}): OwnRecipeInput => ({
  ...aRecipe({ name: `Moderated Drink ${++names}` }),
  visibility: 'public',
  ...more,
});
const publish = (by: Agent, more: Partial<OwnRecipeInput> = {}) =>
  by.call(ownRecipeRoutes.create, { body: input(more) });
const own = (by: Agent, id: string) => by.call(ownRecipeRoutes.get, at(id));
const edit = async (by: Agent, id: string, more: Partial<OwnRecipeInput>) => {
  const { revision, name } = await own(by, id);
  return by.call(ownRecipeRoutes.revise, { ...at(id), body: { revision, recipe: input({ name, ...more }) } });
};
const statusOf = async (by: Agent, id: string) => (await by.send(recipeRoutes.get, at(id))).status;
const found = async (name: string) =>
  (await stack.visitor().call(recipeRoutes.list, { query: { q: name } })).items.map(({ id }) => id);
const decide = (by: Agent, id: string, verdict: DecisionInput['verdict'], note: string | null = null) => {
  const contents: ContentRef[] = [{ kind: 'recipe', id }];
  const reason = verdict === 'remove' ? ('spam' as const) : null;
  return by.call(adminModerationRoutes.decide, { body: { contents, verdict, reason, note } });
};
const queued = async (contentId: string) => {
  const { items } = await admin.call(adminModerationRoutes.queue, { query: { limit: 50 } });
  return items.find((item) => item.contentId === contentId);
};
const told = async (by: Agent, kind: string) => {
  const { items } = await by.call(notificationRoutes.list, { query: {} });
  return items.filter((one) => one.kind === kind).map(({ text }) => text);
};
const pointsFor = async (by: Agent) => (await by.call(activityRoutes.points, {})).totalPoints;

describe('a recipe that becomes public and in which a rule finds something', () => {
  it('is its author’s alone until it is released, and counts nowhere before [BEYOND-25, BEYOND-97, BEYOND-100]', async () => {
    const ada = await aMember(stack);
    const before = await pointsFor(ada);
    const made = await publish(ada, { description: blocked });
    expect(made).toMatchObject({ visibility: 'private', withheld: 'held', slug: made.id });
    const { items } = await ada.call(ownRecipeRoutes.list, { query: {} });
    expect(items).toMatchObject([{ id: made.id, withheld: 'held', slug: made.id }]);
    await eventually(async () => {
      expect(await queued(made.id)).toMatchObject({
        kind: 'recipe',
        state: 'held',
        recipeId: made.id,
        findings,
        author: { id: ada.userId },
      });
      expect(await told(ada, 'recipe-held')).toEqual([
        'Your recipe waits for a moderator. Until then only you can see it.',
      ]);
    });
    for (const by of [stack.visitor(), await aMember(stack), ada])
      expect(await statusOf(by, made.id)).toBe(404);
    expect((await other.send(favoriteRoutes.add, at(made.id))).status).toBe(404);
    expect(await found(made.name)).toEqual([]);
    expect(await pointsFor(ada)).toBe(before);

    expect((await decide(admin, made.id, 'keep')).refused).toEqual([]);
    await eventually(async () => {
      expect(await own(ada, made.id)).toMatchObject({ visibility: 'public', withheld: null });
      expect(await found(made.name)).toEqual([made.id]);
      expect(await pointsFor(ada)).toBeGreaterThan(before);
      expect(await told(ada, 'content-released')).toEqual([
        'Your recipe was reviewed and everybody can see it now',
      ]);
    });
    const { slug } = await own(ada, made.id);
    expect(slug).not.toBe(made.id);
    expect(await statusOf(stack.visitor(), slug)).toBe(200);
  });

  it('is held by an edit, a restored version and an import as well, and keeps its address and its places [BEYOND-100]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const made = await publish(ada);
    expect(made).toMatchObject({ visibility: 'public', withheld: null });
    await bea.call(favoriteRoutes.add, at(made.id));
    expect(await edit(ada, made.id, { instructions: [blocked] })).toMatchObject({ withheld: 'held' });
    expect(await statusOf(stack.visitor(), made.slug)).toBe(404);
    expect((await bea.call(favoriteRoutes.list, { query: {} })).items).toEqual([]);
    await eventually(async () => expect(await queued(made.id)).toMatchObject({ state: 'held' }));
    // An edit does not release it.
    expect(await edit(ada, made.id, {})).toMatchObject({ withheld: 'held' });
    await decide(admin, made.id, 'keep');
    await eventually(async () => expect(await statusOf(stack.visitor(), made.slug)).toBe(200));
    expect((await bea.call(favoriteRoutes.list, { query: {} })).items).toMatchObject([
      { recipe: { id: made.id } },
    ]);

    const { items: versions } = await ada.call(recipeVersionRoutes.list, at(made.id));
    const { revision } = await own(ada, made.id);
    const version = versions.find((one) => one.version === 2)?.version ?? 0;
    const restored = await ada.call(recipeVersionRoutes.restore, {
      params: { id: made.id, version },
      body: { revision },
    });
    expect(restored).toMatchObject({ withheld: 'held', instructions: [blocked] });

    const drink = (name: string, description: string) => ({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name,
      description,
      recipeIngredient: ['60 ml gin'],
      recipeInstructions: ['Shake with ice.'],
    });
    const text = JSON.stringify([drink('Imported Fine', 'Sharp.'), drink('Imported Bad', blocked)]);
    expect(await importFile(ada, { text, visibility: 'public' })).toMatchObject({ created: 2, held: 1 });
    const { items } = await ada.call(ownRecipeRoutes.list, { query: {} });
    const standing = (name: string) => items.find((one) => one.name === name)?.withheld;
    expect([standing('Imported Fine'), standing('Imported Bad')]).toEqual([null, 'held']);
  });

  it('leaves the queue when its author keeps it to themselves, deletes it, or leaves', async () => {
    const ada = await aMember(stack);
    const [one, two, three] = [
      await publish(ada, { tags: ['casino bonus'] }),
      await publish(ada, { description: blocked }),
      await publish(ada, { description: blocked }),
    ];
    const waiting = async () =>
      Promise.all([one, two, three].map(async ({ id }) => (await queued(id)) !== undefined));
    await eventually(async () => expect(await waiting()).toEqual([true, true, true]));
    expect(await edit(ada, one.id, { visibility: 'private', tags: [] })).toMatchObject({ withheld: null });
    await eventually(async () => expect(await waiting()).toEqual([false, true, true]));
    await ada.call(ownRecipeRoutes.delete, at(two.id));
    await eventually(async () => expect(await waiting()).toEqual([false, false, true]));
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { username, password: 'a long night out' } });
    await eventually(async () => expect(await waiting()).toEqual([false, false, false]));
  });

  it('is not looked for in recipes of moderators and in those that are not public', async () => {
    expect(await publish(admin, { description: blocked })).toMatchObject({ visibility: 'public' });
    const ada = await aMember(stack);
    for (const visibility of ['link', 'private'] as const)
      expect(await publish(ada, { description: blocked, visibility })).toMatchObject({
        visibility,
        withheld: null,
      });
    const body = aRecipe({ name: 'From the Console', description: blocked });
    expect(await admin.call(adminRecipeRoutes.create, { body })).toMatchObject({ withheld: null });
  });
});

describe('a recipe that readers report', () => {
  it('is removed with a reason, stays so when it is edited, and comes back by an appeal [BEYOND-97]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const made = await publish(ada, { description: 'Buy my book.' });
    const report = (by: Agent, id = made.id) =>
      by.send(moderationRoutes.reportRecipe, { ...at(id), body: { reason: 'spam', note: null } });
    expect((await report(stack.visitor())).status).toBe(401);
    await eventually(async () => expect((await report(bea)).status).toBe(200));
    expect((await report(bea)).status).toBe(200);
    expect((await report(ada)).status).toBeGreaterThanOrEqual(400);
    expect(await queued(made.id)).toMatchObject({ kind: 'recipe', state: 'reported', reportsCount: 1 });

    await decide(admin, made.id, 'remove', 'No books here.');
    await eventually(async () => {
      expect(await statusOf(stack.visitor(), made.slug)).toBe(404);
      expect(await told(ada, 'content-removed')).toEqual([
        'Your recipe was removed by a moderator. It advertises something or is spam.',
      ]);
    });
    expect(await edit(ada, made.id, { visibility: 'link' })).toMatchObject({
      visibility: 'private',
      withheld: 'removed',
    });
    const { items } = await ada.call(moderationRoutes.mine, { query: {} });
    expect(items).toMatchObject([{ kind: 'recipe', recipeId: made.id, state: 'removed', mayAppeal: true }]);
    await ada.call(moderationRoutes.appeal, { ...at(`${items[0]?.id}`), body: { text: 'It is free.' } });
    await eventually(async () => expect(await queued(made.id)).toMatchObject({ state: 'appealed' }));
    expect((await decide(other, made.id, 'keep')).refused).toEqual([]);
    await eventually(async () => expect(await statusOf(stack.visitor(), made.slug)).toBe(200));
  });

  it('must be a public one of a member', async () => {
    const ada = await aMember(stack);
    const bea = await aMember(stack);
    const body = { reason: 'spam' as const, note: null };
    const hidden = await publish(ada, { visibility: 'link' });
    for (const id of [hidden.id, '01939c5e-6a00-7000-8000-00000000dead'])
      expect((await bea.send(moderationRoutes.reportRecipe, { ...at(id), body })).status).toBe(404);
  });
});

describe('the photo of a recipe', () => {
  const upload = async (by: Agent, id: string) => {
    const response = await fetch(`${stack.url}/api/v1/me/recipes/${id}/photo`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${by.token}` },
      body: formWith(smallPng),
    });
    return ((await response.json()) as { image: string }).image;
  };
  const decidePhoto = (by: Agent, id: string, verdict: DecisionInput['verdict']) => {
    const contents: ContentRef[] = [{ kind: 'recipe-photo', id }];
    const reason = verdict === 'remove' ? ('personal-data' as const) : null;
    return by.call(adminModerationRoutes.decide, { body: { contents, verdict, reason, note: null } });
  };
  const shownImage = async (slug: string) => (await stack.visitor().call(recipeRoutes.get, at(slug))).image;

  it('stands next to a held and a reported recipe, and is removed and restored by itself [BEYOND-97]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const made = await publish(ada);
    const image = await upload(ada, made.id);
    await edit(ada, made.id, { image });
    await edit(ada, made.id, { image, description: blocked });
    await eventually(async () =>
      expect(await queued(made.id)).toMatchObject({ state: 'held', imageUrl: image }),
    );
    expect((await decide(admin, made.id, 'keep')).refused).toEqual([]);
    await eventually(async () => expect(await shownImage(made.slug)).toBe(image));

    const report = { reason: 'other' as const, note: 'That is my face.' };
    await bea.call(moderationRoutes.reportRecipe, { ...at(made.id), body: report });
    expect(await queued(made.id)).toMatchObject({ state: 'reported', imageUrl: image });
    expect((await decidePhoto(admin, made.id, 'remove')).refused).toEqual([]);
    await eventually(async () => {
      expect(await shownImage(made.slug)).toBeNull();
      expect(await queued(made.id)).toMatchObject({ kind: 'recipe', state: 'reported', imageUrl: null });
      expect(await told(ada, 'content-removed')).toEqual([
        'Your photo was removed by a moderator. It shows personal data of somebody else.',
      ]);
    });
    expect((await decidePhoto(admin, made.id, 'remove')).refused).toHaveLength(1);
    expect((await decide(admin, made.id, 'keep')).refused).toEqual([]);
    const mine = await own(ada, made.id);
    expect(mine).toMatchObject({ image: null, removedImages: [image], withheld: null });

    const recipe = input({ name: mine.name, image });
    const again = { ...at(made.id), body: { revision: mine.revision, recipe } };
    expect(await ada.send(ownRecipeRoutes.revise, again)).toMatchObject({
      status: 422,
      body: { code: 'catalogue.photo_removed' },
    });
    const { items } = await ada.call(moderationRoutes.mine, { query: {} });
    const removed = items.find(({ kind }) => kind === 'recipe-photo');
    expect(removed).toMatchObject({
      recipeId: made.id,
      state: 'removed',
      mayAppeal: true,
      content: made.name,
    });
    await ada.call(moderationRoutes.appeal, { ...at(`${removed?.id}`), body: { text: 'It is mine.' } });
    expect((await decidePhoto(other, made.id, 'keep')).refused).toEqual([]);
    await eventually(async () => expect(await shownImage(made.slug)).toBe(image));
    expect(await told(ada, 'recipe-held')).toHaveLength(1);
  });

  it('is looked at once more when it is another one, and does not come back in its place [BEYOND-97]', async () => {
    const ada = await aMember(stack);
    const made = await publish(ada);
    const photos = async () =>
      (await admin.call(adminModerationRoutes.newest, {})).items.filter(
        ({ kind, contentId }) => kind === 'recipe-photo' && contentId === made.id,
      );
    await eventually(async () => {
      const { items } = await admin.call(adminModerationRoutes.newest, {});
      expect(items.map(({ contentId }) => contentId)).toContain(made.id);
    });
    const first = await upload(ada, made.id);
    await edit(ada, made.id, { image: first });
    await eventually(async () => expect(await photos()).toMatchObject([{ imageUrl: first, state: null }]));
    await decidePhoto(admin, made.id, 'remove');
    await eventually(async () => expect(await shownImage(made.slug)).toBeNull());
    const second = await upload(ada, made.id);
    await edit(ada, made.id, { image: second });
    await eventually(async () => expect(await photos()).toMatchObject([{ imageUrl: second }]));
    const [removed] = (await ada.call(moderationRoutes.mine, { query: {} })).items;
    const appeal = { ...at(`${removed?.id}`), body: { text: 'I liked the first one.' } };
    expect((await ada.send(moderationRoutes.appeal, appeal)).status).toBeGreaterThanOrEqual(400);
    expect(await shownImage(made.slug)).toBe(second);
  });

  /** A recipe from which a moderator has removed two photos, one after the other. */
  const withTwoRemoved = async (by: Agent) => {
    const made = await publish(by);
    const images: string[] = [];
    for (const last of [false, true]) {
      const image = await upload(by, made.id);
      images.push(image);
      await edit(by, made.id, { image });
      await eventually(async () => expect((await decidePhoto(admin, made.id, 'remove')).refused).toEqual([]));
      await eventually(async () => expect(await shownImage(made.slug)).toBeNull());
      if (!last) expect((await own(by, made.id)).removedImages).toEqual(images);
    }
    const { items } = await by.call(moderationRoutes.mine, { query: {} });
    // The newest stands first.
    return { made, images, cases: items.map(({ id }) => id).reverse() };
  };
  const appeal = (by: Agent, id: string | undefined) =>
    by.send(moderationRoutes.appeal, { ...at(`${id}`), body: { text: 'It is mine.' } });
  const grant = async (id: string) => expect((await decidePhoto(other, id, 'keep')).refused).toEqual([]);
  const standings = async (by: Agent) =>
    (await by.call(moderationRoutes.mine, { query: {} })).items.map(({ state }) => state).reverse();

  it('comes back by the appeal about it, also where another one was removed after it [BEYOND-97]', async () => {
    const ada = await aMember(stack);
    const { made, images, cases } = await withTwoRemoved(ada);
    const [first, second] = images;
    const { name, revision } = await own(ada, made.id);
    for (const image of images) {
      const again = { ...at(made.id), body: { revision, recipe: input({ name, image }) } };
      expect(await ada.send(ownRecipeRoutes.revise, again)).toMatchObject({
        body: { code: 'catalogue.photo_removed' },
      });
    }
    expect((await appeal(ada, cases[0])).status).toBe(200);
    expect(await appeal(ada, cases[1])).toMatchObject({
      status: 409,
      body: { code: 'community.another_appeal_waits' },
    });
    expect(await queued(made.id)).toMatchObject({ state: 'appealed', imageUrl: first });
    await grant(made.id);
    await eventually(async () => expect(await shownImage(made.slug)).toBe(first));
    expect((await own(ada, made.id)).removedImages).toEqual([second]);
    expect(await standings(ada)).toEqual(['restored', 'removed']);
    await eventually(async () =>
      expect(await told(ada, 'content-released')).toEqual([
        'Your photo was reviewed and everybody can see it now',
      ]),
    );
  });

  it('gives way to one that came after its appeal, which is decided about by itself [BEYOND-97]', async () => {
    const ada = await aMember(stack);
    const { made, images, cases } = await withTwoRemoved(ada);
    const [first, second] = images;
    await appeal(ada, cases[0]);
    const third = await upload(ada, made.id);
    await edit(ada, made.id, { image: third });
    expect(await queued(made.id)).toMatchObject({ state: 'appealed', imageUrl: first });
    const decideThat = (imageUrl: string, verdict: DecisionInput['verdict']) => {
      const contents: ContentRef[] = [{ kind: 'recipe-photo', id: made.id, imageUrl }];
      const reason = verdict === 'remove' ? ('personal-data' as const) : null;
      return other.call(adminModerationRoutes.decide, { body: { contents, verdict, reason, note: null } });
    };
    // Removing the one that is shown is no answer to the appeal.
    await eventually(async () => expect((await decideThat(third, 'remove')).refused).toEqual([]));
    await eventually(async () => expect(await shownImage(made.slug)).toBeNull());
    expect(await standings(ada)).toEqual(['appealed', 'removed', 'removed']);

    const fourth = await upload(ada, made.id);
    await edit(ada, made.id, { image: fourth });
    await eventually(async () => {
      const { items } = await admin.call(adminModerationRoutes.newest, {});
      const photos = items.filter(({ kind, contentId }) => kind === 'recipe-photo' && contentId === made.id);
      expect(photos).toMatchObject([{ imageUrl: fourth, state: null }]);
    });
    expect((await decideThat(second ?? '', 'remove')).refused).toHaveLength(1);
    await grant(made.id);
    await eventually(async () =>
      expect(await own(ada, made.id)).toMatchObject({ image: fourth, removedImages: [second, third] }),
    );
    const { items } = await ada.call(moderationRoutes.mine, { query: {} });
    expect(items.map(({ state, replaced }) => [state, replaced]).reverse()).toEqual([
      ['restored', true],
      ['removed', false],
      ['removed', false],
    ]);
    expect(await told(ada, 'content-released')).toEqual([]);
  });
});

describe('moderation that is down', () => {
  it('keeps recipes and reviews to their authors, and lets them go when it is back [BEYOND-97, BEYOND-100]', async () => {
    const ada = await aMember(stack);
    const drink = await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: 'Rated Meanwhile' }) });
    await stack.service('community').stop();
    const made = await publish(ada);
    const bad = await publish(ada, { description: blocked });
    const stars = { tasteRating: 4, difficultyRating: 4, presentationRating: 4, valueRating: 4 };
    const { rating } = await ada.call(ratingRoutes.rate, {
      ...at(drink.id),
      body: { ...stars, reviewText: 'Cold and sharp.', wouldRecommend: true },
    });
    expect([made.withheld, bad.withheld, rating.withheld]).toEqual(['held', 'held', 'held']);
    expect(await statusOf(stack.visitor(), made.id)).toBe(404);
    const reviews = async () =>
      (await stack.visitor().call(ratingRoutes.reviews, { ...at(drink.id), query: {} })).items.map(
        ({ id }) => id,
      );
    expect(await reviews()).toEqual([]);

    const back = await community(stack.env);
    try {
      await eventually(async () => {
        expect((await own(ada, made.id)).withheld).toBeNull();
        expect(await statusOf(stack.visitor(), made.id)).toBe(200);
        expect(await reviews()).toEqual([rating.id]);
        expect(await queued(bad.id)).toMatchObject({ state: 'held', findings });
      }, 60_000);
    } finally {
      await back.stop();
    }
  }, 90_000);
});
