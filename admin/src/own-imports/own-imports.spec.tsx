import { adminOwnImportRoutes } from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const [example] = adminOwnImportRoutes.list.example.response.items;
const askedFor = (api: ReturnType<typeof createFakeApi>) =>
  api.requests.filter(({ key }) => key === adminOwnImportRoutes.list.key).at(-1)?.input.query;

describe('members’ imports', () => {
  it('are reached from the recipes, and narrowed to a state and a member [BEYOND-25]', async () => {
    const api = createFakeApi();
    const undone = { deleted: 12, restored: 0, kept: 1, belongings: example?.belongings };
    api.answers.set(adminOwnImportRoutes.list.key, () => ({
      items: [{ ...example, state: 'undone', undone, belongings: { ...example?.belongings, favorites: 3 } }],
      nextCursor: null,
    }));
    const user = await openConsole(api, '/recipes');
    await user.click(await screen.findByRole('link', { name: "Members' imports" }));
    expect(await screen.findByText('12 deleted, 0 restored, 1 kept')).toBeVisible();
    expect(screen.getByText('3 favorites')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Undone' }));
    await vi.waitFor(() => expect(askedFor(api)).toMatchObject({ state: 'undone' }));
    await user.click(screen.getByRole('button', { name: 'Only this member' }));
    await vi.waitFor(() => expect(askedFor(api)).toMatchObject({ userId: example?.userId }));
  });

  it('say that there are none, and that they could not be loaded', async () => {
    const api = createFakeApi();
    api.answers.set(adminOwnImportRoutes.list.key, () => ({ items: [], nextCursor: null }));
    const user = await openConsole(api, '/own-imports');
    expect(await screen.findByText('No imports in the last 24 hours.')).toBeVisible();
    api.answers.set(adminOwnImportRoutes.list.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Failed to load imports')).toBeVisible();
  });
});
