import { adminRecipeRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';

const example = adminRecipeRoutes.get.example.response;
const first = { ...example, id: '01939c5e-6a00-7000-8000-0000000000f1', name: 'Gimlet', featured: true };
const second = { ...example, id: '01939c5e-6a00-7000-8000-0000000000f2', name: 'Southside', featured: false };

async function openWithBothChosen() {
  const api = createFakeApi({ recipes: [first, second] });
  const user = await openConsole(api, '/recipes');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const sent = ({ key }: { key: string }) => api.requests.filter((request) => request.key === key);
  return { api, user, sent };
}

describe('chosen recipes', () => {
  it('are featured, and only those that were not are taken back by Undo [ADM-REC-01]', async () => {
    const { user, sent } = await openWithBothChosen();
    await user.click(screen.getByRole('button', { name: 'Feature' }));
    expect(await screen.findByText('Feature status updated')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change undone')).toBeVisible();
    expect(
      sent(adminRecipeRoutes.feature).map(({ input: { params, body } }) => [params.id, body.featured]),
    ).toEqual([
      [second.id, true],
      [second.id, false],
    ]);
  });

  it('are deleted after a question, unless Undo takes it back before [ADM-REC-03]', async () => {
    const { user, sent } = await openWithBothChosen();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete these 2 recipes?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleting 2 recipes')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Gimlet')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Gimlet')).toBeVisible();
    expect(sent(adminRecipeRoutes.delete)).toEqual([]);
  });

  it('make room for the next rows while they are being deleted [BEYOND-156]', async () => {
    const recipes = Array.from({ length: 30 }, (_, at) => ({
      ...example,
      id: `01939c5e-6a00-7000-8000-0000000001${String(at).padStart(2, '0')}`,
      name: `Highball ${at + 1}`,
    }));
    const user = await openConsole(createFakeApi({ recipes }), '/recipes');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    expect(screen.queryByText('Highball 26')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleting 25 recipes')).toBeVisible();
    expect(await screen.findByText('Highball 26')).toBeVisible();
    expect(screen.queryByText('Nothing matches these filters.')).toBeNull();
  });

  it('are deleted when the time to take it back is over', async () => {
    const { user, sent } = await openWithBothChosen();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleting 2 recipes');
    await waitFor(() => expect(sent(adminRecipeRoutes.delete)).toHaveLength(2), { timeout: 15_000 });
  });
});
