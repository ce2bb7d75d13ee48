import {
  memberRoutes,
  moderationRoutes,
  ratingRoutes,
  recipeRoutes,
  variationRoutes,
} from '@barspoon/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { patchRatings } from '../lib/api/patch-ratings.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const daiquiri = exampleOf(recipeRoutes.get);
const { rating } = exampleOf(ratingRoutes.rate);
const own = () => screen.findByRole('region', { name: 'Your rating' });
const inOwn = async () => within(await own());

// Cards of variations have figures of their own.
beforeEach(() => fakeApi.answer(variationRoutes.list, { items: [], nextCursor: null, total: 0 }));

type User = Awaited<ReturnType<typeof renderApp>>['user'];
async function fill(user: User, stars = '4 stars') {
  const form = await inOwn();
  for (const name of ['Taste', 'Difficulty', 'Presentation', 'Value'])
    await user.click(within(await form.findByRole('group', { name })).getByRole('radio', { name: stars }));
}

describe('rating a recipe', () => {
  it('takes four criteria, a recommendation and a review, and sends them when all is there [RATE-01, RATE-07, RATE-12]', async () => {
    await asMember();
    const { user } = await renderApp('/recipes/daiquiri');
    const form = await inOwn();
    const submit = await form.findByRole('button', { name: 'Submit Rating' });
    expect(submit).toBeDisabled();
    await fill(user);
    expect(submit).toBeDisabled();
    await user.click(form.getByRole('radio', { name: 'Yes' }));
    expect(submit).toBeEnabled();
    await user.type(form.getByLabelText('Your review (optional)'), ' Cold and sharp ');
    await user.click(submit);
    await waitFor(() =>
      expect(fakeApi.received(ratingRoutes.rate)).toEqual([
        {
          params: { id: daiquiri.id },
          body: {
            tasteRating: 4,
            difficultyRating: 4,
            presentationRating: 4,
            valueRating: 4,
            reviewText: 'Cold and sharp',
            wouldRecommend: true,
          },
        },
      ]),
    );
    const toast = await screen.findByRole('status', { name: /Rating submitted!/ });
    expect(toast).toHaveTextContent('Thank you for your feedback on this recipe.');
  });

  it('moves the rating line at once and shows the summary [RATE-08, REC-21, BEYOND-35]', async () => {
    await asMember();
    const { user } = await renderApp('/recipes/daiquiri');
    expect(await screen.findByText('No ratings yet')).toBeVisible();
    await fill(user);
    await user.click((await inOwn()).getByRole('radio', { name: 'No' }));
    await user.click((await inOwn()).getByRole('button', { name: 'Submit Rating' }));
    expect(await (await inOwn()).findByRole('button', { name: 'Edit Rating' })).toBeVisible();
    expect(screen.getAllByText('4.5/5').length).toBeGreaterThan(1);
    expect(screen.queryByText('No ratings yet')).not.toBeInTheDocument();
  });

  it('is edited, or left as it is with "Cancel" [RATE-08, RATE-09]', async () => {
    await asMember();
    fakeApi.answer(ratingRoutes.mine, { rating });
    const { user } = await renderApp('/recipes/daiquiri');
    const edit = async () => user.click(await (await inOwn()).findByRole('button', { name: 'Edit Rating' }));
    await edit();
    await user.click((await inOwn()).getByRole('button', { name: 'Cancel' }));
    await edit();
    await fill(user, '2 stars');
    await user.click((await inOwn()).getByRole('button', { name: 'Submit Rating' }));
    await waitFor(() =>
      expect(fakeApi.received(ratingRoutes.rate)).toMatchObject([
        { body: { tasteRating: 2, reviewText: rating.reviewText } },
      ]),
    );
  });

  it('is deleted after a question', async () => {
    await asMember();
    fakeApi.answer(ratingRoutes.mine, { rating });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await (await inOwn()).findByRole('button', { name: 'Delete rating' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your rating and review?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('status', { name: 'Your rating was deleted' })).toBeVisible();
    expect(await (await inOwn()).findByRole('button', { name: 'Submit Rating' })).toBeDisabled();
  });

  it.each([
    ['nobody is signed in', false, false, /Authentication required/, 'Please log in to submit a rating.'],
    [
      'a criterion is missing',
      true,
      false,
      /Incomplete rating/,
      'Please rate all criteria before submitting.',
    ],
    [
      'the recommendation is missing',
      true,
      true,
      /Missing recommendation/,
      'Please indicate whether you would recommend this recipe.',
    ],
  ])(
    'says by keyboard that %s [RATE-04, RATE-05, RATE-06, CONTRA-25]',
    async (_, signedIn, filled, name, text) => {
      if (signedIn) await asMember();
      const { user } = await renderApp('/recipes/daiquiri');
      if (filled) await fill(user);
      const form = await inOwn();
      const [star] = await form.findAllByRole('radio', { name: '3 stars' });
      fireEvent.keyDown(star as HTMLElement, { key: 'Enter' });
      expect(await screen.findByRole('alert', { name })).toHaveTextContent(text);
      expect(fakeApi.received(ratingRoutes.rate)).toEqual([]);
    },
  );

  it.each([
    ["the server's own words", { status: 503, detail: 'Back in a minute.' }, /Back in a minute\./],
    ['words of ours where it has none', { status: 500 }, /Failed to submit rating\. Please try again\./],
    [
      'the words of the form for a rule of the form',
      { status: 400, detail: 'Please rate all criteria before submitting.' },
      /Incomplete rating/,
    ],
    ['that one has to sign in', { status: 401 }, /Authentication required/],
  ])('that fails says %s [RATE-11, BEYOND-37, CONTRA-25]', async (_, problem, name) => {
    await asMember();
    fakeApi.refuse(ratingRoutes.rate, problem);
    const { user } = await renderApp('/recipes/daiquiri');
    await fill(user);
    await user.click((await inOwn()).getByRole('radio', { name: 'Yes' }));
    await user.click((await inOwn()).getByRole('button', { name: 'Submit Rating' }));
    expect(await screen.findByRole('alert', { name })).toBeVisible();
  });
});

describe('reviews of a recipe', () => {
  it('say who, how many stars, what, whether to try it and when [BEYOND-36]', async () => {
    await renderApp('/recipes/daiquiri');
    const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
    const review = within(await reviews.findByRole('article'));
    expect(review.getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/members/ada');
    for (const text of ['4.5/5', 'Sharp, cold and gone too soon.', 'Would recommend it', 'January 1, 2026'])
      expect(review.getByText(text)).toBeVisible();
  });

  it('can be reported to the moderators', async () => {
    await asMember();
    fakeApi.answer(ratingRoutes.reviews, ({ params }) => {
      const [first] = exampleOf(ratingRoutes.reviews).items;
      return { items: first ? [{ ...first, userId: params.id }] : [], nextCursor: null };
    });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Report the review of ada' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    await user.selectOptions(dialog.getByRole('combobox'), 'Nothing to do with drinks or bars');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(fakeApi.received(moderationRoutes.reportReview)).toMatchObject([
        { body: { reason: 'off-topic', note: null } },
      ]),
    );
    expect(await screen.findByRole('status', { name: /A moderator will look at it/ })).toBeVisible();
  });

  it('follow what others rate: the figures change without a refetch [BEYOND-35]', async () => {
    const { queryClient } = await renderApp('/recipes/daiquiri');
    expect(await screen.findByText('No ratings yet')).toBeVisible();
    act(() => patchRatings(queryClient, [{ recipeId: daiquiri.id, average: 3.25, count: 4 }]));
    expect(await screen.findByText('3.25/5')).toBeVisible();
    expect(screen.getByText('4 ratings')).toBeVisible();
    await waitFor(() => expect(fakeApi.received(recipeRoutes.get)).toHaveLength(1));
  });

  it('stand on the profile with recipe and category, or "No reviews yet." [PROF-16, PROF-17]', async () => {
    await asMember();
    const { unmount } = await renderApp('/profile?tab=reviews');
    expect(await screen.findByRole('link', { name: 'Daiquiri' })).toHaveAttribute(
      'href',
      '/recipes/daiquiri',
    );
    expect(screen.getByText('Rum')).toBeVisible();
    unmount();
    fakeApi.answer(ratingRoutes.own, { items: [], nextCursor: null, total: 0 });
    await renderApp('/profile?tab=reviews');
    expect(await screen.findByText('No reviews yet.')).toBeVisible();
  });

  it('of another member stand on their page', async () => {
    fakeApi.answer(memberRoutes.reviews, { items: exampleOf(ratingRoutes.own).items, nextCursor: null });
    await renderApp('/members/ada');
    const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(await reviews.findByText('Sharp, cold and gone too soon.')).toBeVisible();
  });
});
