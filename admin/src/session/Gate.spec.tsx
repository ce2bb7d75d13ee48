import { authRoutes, profileRoutes } from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const refusing = (status: number) => () => {
  throw new Refusal({ status, code: 'test.refused' });
};

describe('the door of the console', () => {
  it('turns signed-out visitors away and shows where to sign in to come back [ACCESS-14, CONTRA-02, BEYOND-155]', async () => {
    const api = createFakeApi();
    api.answers.set(authRoutes.refresh.key, refusing(401));
    await openConsole(api, '/recipes?page=2');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("Sorry, you don't have permission to access the admin panel.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/profile?from=%2Fadmin%2Frecipes%3Fpage%3D2',
    );
    expect(api.requests.map(({ key }) => key)).not.toContain('catalogue.admin-recipes.list');
  });

  it.each(['active', 'subscribed'])('turns a member who is %s away [ACCESS-14]', async (status) => {
    const api = createFakeApi();
    api.answers.set(profileRoutes.me.key, () => ({ ...profileRoutes.me.example.response, status }));
    await openConsole(api);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your profile' })).toBeVisible();
  });

  it('lets admins in and shows them the entries that there are, in the documented order [NAV-41, CONTRA-32]', async () => {
    await openConsole(createFakeApi());
    expect(await screen.findByRole('menuitem', { name: /^Recipes/ })).toBeVisible();
    const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent ?? '');
    const shown = entries.map((entry) => entry.replace(/G\W+.$/, ''));
    const built = ['Users', 'Recipes', 'Inventory', 'Analytics', 'Moderation', 'Database'];
    expect(shown).toEqual([...built, 'Settings', 'Notifications'].filter((entry) => shown.includes(entry)));
    expect(shown).toEqual(expect.arrayContaining(built));
  });

  it('turns nobody away when the server does not answer, and tries again', async () => {
    const api = createFakeApi();
    api.answers.set(authRoutes.refresh.key, refusing(503));
    const user = await openConsole(api);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answers.set(authRoutes.refresh.key, refusing(401));
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });

  it('closes when the session ends while the console is open', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/recipes');
    await screen.findByRole('menuitem', { name: /^Inventory/ });
    api.answers.set('inventory.admin-items.list', refusing(401));
    api.answers.set(authRoutes.refresh.key, refusing(401));
    await user.click(screen.getByRole('menuitem', { name: /^Inventory/ }));
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});
