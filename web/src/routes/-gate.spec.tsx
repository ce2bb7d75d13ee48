import { barItemRoutes, profileRoutes, recipeRoutes } from '@barspoon/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../lib/session/session.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp, withoutAccess } from '../testing/render-app.tsx';

describe.each(['/inventory', '/featured/negroni', '/admin'])('the gate before %s', (path) => {
  it('sends visitors to the subscription page [ACCESS-08, ACCESS-11, SUB-04, NAV-13, NAV-17]', async () => {
    const { router } = await renderApp(path);
    expect(await screen.findByText('$9.99')).toBeVisible();
    expect(router.state.location.pathname).toBe('/subscription');
    expect(screen.getByRole('link', { name: 'Please log in to subscribe.' })).toBeVisible();
  });

  it('sends members without access to the subscription page [ACCESS-04, ACCESS-11]', async () => {
    await asMember(withoutAccess);
    const { router } = await renderApp(path);
    expect(await screen.findByText('Your free trial has ended. Subscribe to continue.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/subscription');
  });

  it('says "Loading..." while it decides, then lets a member with access in [ACCESS-04, ACCESS-09]', async () => {
    await asMember();
    const release = fakeApi.hold(profileRoutes.me);
    const { router } = await renderApp(path);
    expect(await screen.findByText('Loading...')).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(path);
  });
});

it('shows the gated featured page of a recipe from its own route [NAV-05, CONTRA-16]', async () => {
  await asMember();
  await renderApp('/featured/negroni');
  expect(await screen.findByRole('heading', { level: 1, name: 'Daiquiri' })).toBeVisible();
  await waitFor(() =>
    expect(fakeApi.received(recipeRoutes.getFeatured)).toEqual([{ params: { id: 'negroni' } }]),
  );
  expect(fakeApi.received(recipeRoutes.get)).toEqual([]);
});

it('brings a visitor back to where they were going once they have signed in', async () => {
  const { user, router } = await renderApp('/inventory');
  await user.click(await screen.findByRole('link', { name: 'Please log in to subscribe.' }));
  await user.type(await screen.findByLabelText('Email *'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password *'), 'a long night out');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/inventory'));
  expect(session.state().status).toBe('member');
});

it('lets the gate decide again when the trial ends while a page is open [ACCESS-06, ACCESS-11, BEYOND-05]', async () => {
  const trialEndsAt = new Date(Date.now() + 1500).toISOString();
  await asMember({ access: { granted: true, reason: 'trial', trialEndsAt } });
  const { router } = await renderApp('/inventory');
  await waitFor(() => expect(router.state.location.pathname).toBe('/inventory'));
  fakeApi.answer(profileRoutes.me, { ...exampleOf(profileRoutes.me), ...withoutAccess });
  expect(await screen.findByText('Your free trial has ended. Subscribe to continue.')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/subscription', search: { from: '/inventory' } });
});

it('lets the gate decide again when the server says that access is required [BEYOND-04, ACCESS-11]', async () => {
  await asMember({ access: { granted: true, reason: 'subscribed', trialEndsAt: null } });
  const { router, queryClient } = await renderApp('/inventory');
  await waitFor(() => expect(router.state.location.pathname).toBe('/inventory'));
  fakeApi.answer(profileRoutes.me, { ...exampleOf(profileRoutes.me), ...withoutAccess });
  fakeApi.refuse(barItemRoutes.list, { status: 403, code: 'ACCESS_REQUIRED' });
  await queryClient.invalidateQueries({ queryKey: [barItemRoutes.list.key] });
  expect(await screen.findByText('Your free trial has ended. Subscribe to continue.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/subscription');
});

it('asks the server again before it turns anybody away: they may have paid in the meantime [ACCESS-05, ACCESS-11]', async () => {
  await asMember(withoutAccess);
  const { router } = await renderApp('/subscription');
  expect(await screen.findByText('Your free trial has ended. Subscribe to continue.')).toBeVisible();
  const access = { granted: true, reason: 'subscribed' as const, trialEndsAt: null };
  fakeApi.answer(profileRoutes.me, { ...exampleOf(profileRoutes.me), access });
  await router.navigate({ to: '/inventory' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/inventory'));
  expect(await screen.findByLabelText('Search bottles, mixers and tools')).toBeVisible();
});

it('shows the links of gated pages to members without access and decides on arrival [ACCESS-19, CONTRA-04]', async () => {
  await asMember(withoutAccess);
  const { user, router } = await renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  await user.click(await screen.findByRole('menuitem', { name: 'My Bar' }));
  expect(await screen.findByText('Your free trial has ended. Subscribe to continue.')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/subscription', search: { from: '/inventory' } });
});

it('leads a subscriber to their profile instead of selling again [SUB-03]', async () => {
  await asMember({ access: { granted: true, reason: 'subscribed', trialEndsAt: null } });
  await renderApp('/subscription');
  expect(await screen.findByRole('heading', { name: 'You are already subscribed.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage Subscription' })).toHaveAttribute('href', '/profile');
});

describe('the door of the console', () => {
  it('tells a member that it is not theirs [ACCESS-12, ACCESS-14, CONTRA-02]', async () => {
    await asMember();
    await renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("Sorry, you don't have permission to access the admin panel.")).toBeVisible();
  });

  it('opens for an admin [CONTRA-02]', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    await asMember({
      status: 'admin',
      role: 'admin',
      access: { granted: true, reason: 'admin', trialEndsAt: null },
    });
    await renderApp('/admin');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/'));
  });
});

describe('where guests may not look around', () => {
  beforeEach(() => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="guest-browsing" content="off">');
  });

  it.each(['/recipes', '/community', '/leaderboard'])(
    '%s sends them to the subscription page [BEYOND-100]',
    async (path) => {
      const { router } = await renderApp(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/subscription'));
    },
  );

  it.each(['/', '/contact', '/terms'])('%s stays open [BEYOND-100]', async (path) => {
    const { router } = await renderApp(path);
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(router.state.location.pathname).toBe(path);
  });

  it('members see everything [BEYOND-100]', async () => {
    await asMember();
    const { router } = await renderApp('/recipes');
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(router.state.location.pathname).toBe('/recipes');
  });
});
