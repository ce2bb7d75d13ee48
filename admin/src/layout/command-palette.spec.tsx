import { profileRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { bestOf } from './find-commands.ts';

async function openPalette(api = createFakeApi()) {
  const user = await openConsole(api, '/settings');
  await screen.findByRole('button', { name: 'Search or jump to' });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search or jump to' });
  const field = await within(dialog).findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return { user, field };
}
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

describe('the command palette', () => {
  it('goes to a page by the beginning of its name, with keys alone', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'rec');
    expect(await screen.findByRole('option', { name: 'New recipe' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/recipes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('finds records by their name and opens them', async () => {
    const api = createFakeApi();
    const { user, field } = await openPalette(api);
    const { name, id } = (await import('@barspoon/contracts')).adminRecipeRoutes.get.example.response;
    await user.type(field, name.slice(0, 6));
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/recipes/${id}`));
  });

  it('finds settings and sections of pages by their name [BEYOND-189]', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'bulk');
    expect(await screen.findByRole('option', { name: 'Bulk mail, Notifications' })).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'maintenance');
    await user.click(await screen.findByRole('option', { name: 'Maintenance mode' }));
    await waitFor(() => expect(window.location.hash).toBe('#maintenanceMode'));
    await waitFor(() => expect(screen.getByLabelText('Maintenance mode')).toHaveFocus());
  });

  it.each([
    ['gin', ['Gin', 'Gin Fizz', 'Pink Gin', 'Ginger Beer']],
    ['pink g', ['Pink Gin']],
    ['xyz', ['Longer Twist of Fate', 'Ginger Beer', 'Gin Fizz', 'Pink Gin', 'Gin']],
  ])('ranks by the name: %s [BEYOND-189]', (typed, expected) => {
    const found = ['Longer Twist of Fate', 'Ginger Beer', 'Gin Fizz', 'Pink Gin', 'Gin'].map((label) => ({
      group: 'Recipes',
      label,
      to: label,
    }));
    expect(bestOf(found, typed, 5).map(({ label }) => label)).toEqual(expected);
  });

  it.each([
    [
      'editor',
      [
        'Recipes',
        'Inventory',
        'Ingredients',
        'Trends',
        "Members' imports",
        'Ratings',
        'New recipe',
        'New item',
      ],
    ],
    [
      'moderator',
      [
        'Users',
        'Moderation',
        'Posts',
        'Comments',
        'Photos',
        'Job postings',
        'Mentorship',
        'Connections',
        'Ratings',
        'Live sessions',
      ],
    ],
    ['support', ['Users', 'Contact messages', 'Points ledgers']],
  ] as const)('offers %s what is open to the role and nothing else [ACCESS-14]', async (role, expected) => {
    const api = createFakeApi();
    api.answers.set(profileRoutes.me.key, () => ({
      ...profileRoutes.me.example.response,
      status: 'active',
      role,
    }));
    const user = await openConsole(api, '/');
    await user.click(await screen.findByRole('button', { name: 'Search or jump to' }));
    expect(await options()).toEqual(expected);
  });
});
