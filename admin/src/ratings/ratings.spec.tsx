import { adminRatingRoutes } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const [rating] = adminRatingRoutes.list.example.response.items;
const asked = (api: ReturnType<typeof createFakeApi>, route: { key: string }) =>
  api.requests.filter(({ key }) => key === route.key).map(({ input }) => input);

describe('ratings', () => {
  it('are reached from moderation and narrowed to a recipe and to reviews [BEYOND-35, BEYOND-36]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/moderation');
    await user.click(await screen.findByRole('link', { name: 'Ratings' }));
    expect(await screen.findByText(rating?.reviewText ?? '')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Only ratings of Daiquiri' }));
    await vi.waitFor(() =>
      expect(asked(api, adminRatingRoutes.list).at(-1)?.query).toMatchObject({ recipeId: rating?.recipeId }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Show' }));
    await user.click(await screen.findByRole('option', { name: 'With a review' }));
    await vi.waitFor(() =>
      expect(asked(api, adminRatingRoutes.list).at(-1)?.query).toMatchObject({ only: 'reviews' }),
    );
  });

  it('are deleted with a reason, and the page says when that fails', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/ratings');
    await user.click(await screen.findByRole('button', { name: 'Delete the rating of Daiquiri' }));
    const dialog = within(await screen.findByRole('dialog'));
    const remove = dialog.getByRole('button', { name: 'Delete' });
    expect(remove).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising');
    api.answers.set(adminRatingRoutes.remove.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await user.click(remove);
    expect(await screen.findByText('Failed to delete the rating')).toBeVisible();
    api.answers.delete(adminRatingRoutes.remove.key);
    await user.click(remove);
    expect(await screen.findByText('Rating deleted')).toBeVisible();
    expect(asked(api, adminRatingRoutes.remove).at(-1)).toMatchObject({
      params: { id: rating?.id },
      body: { reason: 'Advertising' },
    });
  });
});
